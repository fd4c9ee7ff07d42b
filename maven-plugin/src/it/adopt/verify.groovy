String log = new File(basedir, 'build.log').text
assert log.contains('The fields of Quote are declared in the order in which they are written: name, id.')
assert log.contains('[ERROR]   com.acme.Odd: a constant is written: 7 (com/acme/Odd.java:11)')
assert log.contains('not adopted: com.acme.Odd')

File to = new File(basedir, 'target/marshal4j-adopt')
assert new File(to, 'com.acme.Quote.patch').text.startsWith('--- a/src/main/java/com/acme/Quote.java')
assert new File(to, 'tests/com/acme/QuoteComparisonTest.java').exists()
