String log = new File(basedir, 'build.log').text
String declared = new File(basedir, 'declared').path
assert log =~ /(?m)^\Q${declared}\E$/
assert log.contains('1 schema, as in marshal4j.lock; 3 kept messages can be read')
assert log.contains("jdkToolchain asks for a JDK with {version=1235}, but Maven's toolchains.xml declares none")
