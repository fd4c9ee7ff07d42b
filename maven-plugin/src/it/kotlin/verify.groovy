assert new File(basedir, 'build.log').text.contains('read what was written: Order(symbol=ACME, side=BUY, price=1.5, limit=null')
