String log = new File(basedir, 'build.log').text
assert log.contains('[WARNING] com.acme.Quote is not in the lock file. Run marshal4j:update.')
assert log.contains('[ERROR] com.acme.Quote is not in the lock file. Run marshal4j:update.')
assert log.contains('new: com.acme.Quote')
