import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.util.jar.JarFile

String log = new File(basedir, 'build.log').text
byte[] former = new File(basedir, 'quotes.bin').bytes
byte[] today = new File(basedir, 'quotes.bin.migrated').bytes

assert log =~ /2 messages of .*quotes\.bin can be rewritten; nothing was written/
assert log =~ /wrote .*quotes\.bin\.migrated, with 2 messages/
assert log.contains('quotes.bin.migrated: it stays as it is: name another file')
// The last two messages, each after its length.
ByteBuffer messages = ByteBuffer.wrap(today, today.length - 40, 40).order(ByteOrder.LITTLE_ENDIAN)
assert messages.int == 16 && messages.long == 1700000000L && messages.double == 12.5d
assert messages.int == 16 && messages.long == -1L && messages.double == -0.25d
assert former.length == 2 * 16 + ByteBuffer.wrap(former).order(ByteOrder.LITTLE_ENDIAN).getInt(4) + 8

assert log.contains('message 2 at offset ' + (former.length - 16) + ': the file ends within it: 9 of 12 bytes are there')
assert log.contains('1 of 2 messages of')
assert log.contains('Nothing was written')
assert !new File(basedir, 'damaged.bin.migrated').exists() && !new File(basedir, 'damaged.bin.migrated.part').exists()

String lock = new File(basedir, 'marshal4j.lock').text
JarFile jar = new JarFile(new File(basedir, 'target/migrate-1.jar'))
def entry = jar.getEntry('META-INF/marshal4j/org.marshal4j.it/migrate/marshal4j.lock')
assert jar.getInputStream(entry).getText('UTF-8') == lock
jar.close()
assert lock.endsWith('com.acme.Quote from=1 to=1\n  time int32\n  bid float64\n') && lock.contains('\nrevision 3\n')
assert log.contains('marshal4j.lock is up to date')
assert log.contains('1 schema, compared with target/migrate-1.jar')
assert log =~ /marshal4j-runtime.*\.jar cannot be compared with: no types with @Marshal are in it/

String page = new File(basedir, 'target/marshal4j/com.acme.Quote.md').text
assert page.contains('revision 3 to now (Seconds run out in 2038)') && page.contains('price float64 was=bid')
