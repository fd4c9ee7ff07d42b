String log = new File(basedir, 'build.log').text
assert log.contains('Quote.java:[8,11] [MARSHAL150] Quote.bid: wire type was float64, is now float32 (field-retyped')
assert log.contains('accepted: Quote.bid: wire type was float64')
assert log.contains('1 schema, as in marshal4j.lock')
assert new File(basedir, 'marshal4j.lock').text.endsWith('''
revision 2

com.acme.Quote from=2
  time int64
  bid float32

com.acme.Quote from=1 to=1
  time int64
  bid float64
''')
assert new File(basedir, 'target/classes/META-INF/marshal4j/com.acme.Quote.schema').text ==
        'wire 1\n\ncom.acme.Quote\n  time int64\n  bid float32\n'
