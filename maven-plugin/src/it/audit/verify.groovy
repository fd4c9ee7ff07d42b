String log = new File(basedir, 'build.log').text
assert log.contains('[ERROR] AUDIT03 certain: Read in another order: com.acme.Quote.ask (Externalizable)')
assert log.contains('written  com.acme.Quote.writeExternal(Quote.java:15)')
assert log.contains('read     com.acme.Quote.readExternal(Quote.java:21)')
assert log.contains('1 finding fails the audit of audit; the first: Read in another order, com.acme.Quote.ask.')
assert log.contains(': AUDIT03 com.acme.Quote ask and the reason')
assert log.contains('0 findings, 0 of them certain, 1 more accepted.')
assert log.contains('[WARNING] AUDIT03 certain: ')

assert log.contains('1 class, 0 pairs of methods')
File report = new File(basedir, 'target/marshal4j-audit')
assert ['audit.html', 'audit.json', 'audit.sarif'].every { new File(report, it).exists() }

File other = new File(basedir, 'target/from-outside')
assert other.list() == ['audit.sarif'] as String[]
assert new File(other, 'audit.sarif').text.contains('src/main/java/com/acme/Quote.java"')
