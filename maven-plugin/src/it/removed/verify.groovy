String log = new File(basedir, 'build.log').text
assert log.contains('Trade: was removed (type-removed: older messages of it can no longer be read). Put it back, or accept the change with marshal4j:update.')
