import java.util.jar.JarFile

String log = new File(basedir, 'build.log').text
assert log.contains('name the revision of the lock file that they belong to [MARSHAL219]')
assert log =~ /3 messages of .*quotes can be rewritten; nothing was written/
assert log =~ /3 of 3 documents of .*quotes cannot be rewritten; the first: document [0-9a-f]+: .*Nothing was written/
assert log =~ /wrote .*quotes\.migrated, with 3 messages/
assert log.contains('read 1 0.5') && log.contains('read 2 1.0') && log.contains('read 3 1.5')
assert !new File(basedir, 'quotes.migrated.part').exists()

JarFile jar = new JarFile(new File(basedir, 'target/queue-1.jar'))
def entry = jar.getEntry('META-INF/marshal4j/org.marshal4j.it/queue/marshal4j.lock')
assert jar.getInputStream(entry).getText('UTF-8') == new File(basedir, 'quotes.lock').text
jar.close()
