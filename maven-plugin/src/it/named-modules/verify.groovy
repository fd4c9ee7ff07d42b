String log = new File(basedir, 'build.log').text
assert log.contains('Quote[symbol=ACME, bid=1.5]')
assert log.contains('hidden: 7')
assert log.contains('reading com.acme.plain.Quote.bid at offset 2: 8 bytes needed, 1 left [MARSHAL203]')
assert log.contains('Quote[symbol=ACME, bid=1.5] Quote[symbol=EMCA, bid=2.5]')
assert !log.contains('COMPILATION WARNING')
