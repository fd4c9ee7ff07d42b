import java.util.Locale;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.core.pool.EnumCache;
import net.openhft.chronicle.core.threads.ThreadDump;
import org.marshal4j.MarshalImport;

@MarshalImport(Quote.class)
interface Imports {} // MARSHAL139: Quote has @Marshal, and so a marshaller. Remove the import.

@MarshalImport({Locale.class, Thread.class})
interface Jdk {} // MARSHAL139: java.util.Locale cannot be marshalled from outside:

@MarshalImport(MethodReader.class)
interface Abstract {} // MARSHAL139: MethodReader cannot

@MarshalImport(ThreadDump.class)
interface Maps {} // MARSHAL139: ThreadDump cannot
