String log = new File(basedir, 'build.log').text
assert log.contains('[MARSHAL150] Quote.bid: wire type was float32, is now float64 (field-retyped')
assert log.contains('schema id of com.acme.Quote: cbfada47')
assert log.contains('1 schema, as in marshal4j.lock; 2 kept messages can be read')
assert log.contains('added com.acme.Quote revision=1') && log.contains('added com.acme.Quote revision=3')
assert new File(basedir, 'marshal4j.lock').text.contains('''
revision 3
id 1 83823545 com.acme.Quote
id 3 cbfada47 com.acme.Quote

com.acme.Quote schemaId from=3
''')
assert new File(basedir, 'fresh').text.contains('  45358283') && new File(basedir, 'fresh').text.contains('  47dafacb')
String page = new File(basedir, 'target/marshal4j/com.acme.Quote.html').text
assert page.contains('83823545 from revision 1') && page.contains('A message begins with a schema id')
