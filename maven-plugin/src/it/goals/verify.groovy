String log = new File(basedir, 'build.log').text
assert log.contains('com.acme.Quote, 16 bytes')
assert log =~ /8  00 00 00 00 00 00 28 40  bid +12\.0/
assert log.contains('STOPS HERE: 8 bytes needed, 1 left')
assert log.contains('time') && log.contains('marshal4j:check')
String page = new File(basedir, 'target/marshal4j/com.acme.Quote.html').text
assert page.contains('<svg') && page.contains('8 bytes, little-endian, IEEE 754 double') && page.contains('revision 1 to now')
assert new File(basedir, 'target/marshal4j/index.md').text.contains('com.acme.Quote.md')
