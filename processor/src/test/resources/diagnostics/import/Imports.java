import java.util.Locale;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.threads.ThreadDump;
import org.marshal4j.MarshalImport;

@MarshalImport(Quote.class)
interface Imports {} // MARSHAL139: Quote has @Marshal, and so a marshaller. Remove the import.

@MarshalImport(Locale.class)
interface Jdk {} // MARSHAL139: java.util.Locale cannot be marshalled from outside: Locale has no constructor that reading could call:

@MarshalImport(Thread.class)
interface Closed {} // MARSHAL139: java.lang.Thread

@MarshalImport(MethodReader.class)
interface Abstract {} // MARSHAL139: net.openhft.chronicle.bytes.MethodReader cannot be marshalled from outside: MethodReader is an interface

@MarshalImport(ThreadDump.class)
interface Live {} // MARSHAL139: ThreadDump cannot be marshalled from outside: ThreadDump.ignored is final, and no constructor takes it: reading could not fill it. Put @MarshalWith on the fields of this type.
