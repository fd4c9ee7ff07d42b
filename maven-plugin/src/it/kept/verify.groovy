String log = new File(basedir, 'build.log').text
assert log.contains('[ERROR] com.acme.Leg@2.hex:3: reading com.acme.Leg')
assert log.contains('wrote com.acme.Leg@1.hex') && log.contains('wrote com.acme.Leg@2.hex')
assert log.contains('wrote com.acme.Order@1.hex') && log.contains('wrote com.acme.Order@2.hex')
assert log.contains('wrote com.acme.Event@1.hex') && !log.contains('wrote com.acme.Entity')
assert log.contains('7 wire forms, as in marshal4j.lock; 21 kept messages can be read')
