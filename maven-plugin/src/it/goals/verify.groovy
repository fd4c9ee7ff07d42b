String log = new File(basedir, 'build.log').text
assert log.contains('com.acme.Quote, 16 bytes')
assert log =~ /8  00 00 00 00 00 00 28 40  bid +12\.0/
assert log.contains('STOPS HERE: 8 bytes needed, 1 left')
assert log.contains('time') && log.contains('marshal4j:check')
String page = new File(basedir, 'target/marshal4j/com.acme.Quote.html').text
assert page.contains('<svg') && page.contains('8 bytes, little-endian, IEEE 754 double') && page.contains('revision 1 to now')
assert new File(basedir, 'target/marshal4j/index.md').text.contains('com.acme.Quote.md')
// A nested type by its name in the source, in quiet mode.
assert log =~ /0  02 00 00 00  quantity +2/
assert log.contains('There is no com.acme.Quoted. There are com.acme.Quote, com.acme.Quote$Line')

assert log.contains('marshal4j.lock stays as it is: goals has not been compiled')
assert new File(basedir, 'marshal4j.lock').text.endsWith('revision 1\n\ncom.acme.Quote from=1\n  time int64\n  bid float64\n')
