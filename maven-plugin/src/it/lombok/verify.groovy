String log = new File(basedir, 'build.log').text
assert log.contains('Trade(symbol=ACME, price=1.5) Fill(venue=XETR, size=3)')
assert !log.contains('COMPILATION WARNING')
