String log = new File(basedir, 'build.log').text
assert log.contains('Trade: is not here any more (type-removed: older messages of it can no longer be read). Put it back, or accept it with marshal4j:update.')
