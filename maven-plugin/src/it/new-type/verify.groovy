String log = new File(basedir, 'build.log').text
String none = 'new-type has no marshal4j.lock: 1 schema compared with nothing. Run marshal4j:update.'
assert log.contains('[WARNING] ' + none)
assert log.contains('[ERROR] ' + none)
// Only the last goal prints this.
assert log.count('as in marshal4j.lock') == 1
assert log.contains('new: com.acme.Quote')
