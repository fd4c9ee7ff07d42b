String log = new File(basedir, 'build.log').text
assert log.contains('Leg.quantity: wire type was int64, is now int32 (field-retyped')
assert new File(basedir, 'legs/marshal4j.lock').text.contains('revision 1\n')
assert new File(basedir, 'trades/marshal4j.lock').text.contains('com.acme.Leg from=2\n  id int64\n  quantity int32\n')
assert log.contains('2 schemas, as in marshal4j.lock')
// Printed once for each module, even in quiet mode.
assert log.count('com.acme.Leg: about ') == 2
