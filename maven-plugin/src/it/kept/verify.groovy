String log = new File(basedir, 'build.log').text
assert log.contains('[ERROR] marshal4j.samples:4: reading com.acme.Leg.quantity at offset 8: 8 bytes needed, 7 left [MARSHAL203]')
assert log.contains('added com.acme.Leg revision=1') && log.contains('added com.acme.Leg revision=2')
assert log.contains('added com.acme.Order revision=1') && log.contains('added com.acme.Order revision=2')
assert log.contains('added com.acme.Event revision=1') && !log.contains('added com.acme.Entity')
assert log.contains('6 schemas, as in marshal4j.lock; 1 not accepted yet; 21 kept messages can be read')
String page = new File(basedir, 'target/marshal4j/com.acme.Order.html').text
assert page.contains('14 bytes or more') && page.contains('revision 1 to 1') && page.contains('com.acme.Event.html')
