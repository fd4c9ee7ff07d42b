String log = new File(basedir, 'build.log').text
assert log.contains('com.acme.Quote, 2 schemas: older messages 1 refused; newer messages 1 read after migration')
assert !log.contains('com.acme.Leg, ')
assert log.contains('2 types: ')
String page = new File(basedir, 'target/marshal4j/compatibility.html').text
assert page.contains('<th scope="col">1-2</th><th scope="col">3-now</th>')
assert page.contains('venue: is new (field-added)')
String json = new File(basedir, 'target/marshal4j/compatibility.json').text
assert json.contains('"module": "org.marshal4j.it:compatibility"') && json.contains('"writer": 1, "reader": 3, "outcome": "REFUSED"')

assert log.contains('no types are in ') && !new File(basedir, 'none').exists()
