import java.util.Locale;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.threads.ThreadDump;
import org.marshal4j.MarshalImport;

@MarshalImport(Quote.class) // MARSHAL139: Quote has @Marshal, so it already has a marshaller. Remove the import.
interface Imports {}

@MarshalImport(Locale.class) // MARSHAL139: java.util.Locale cannot be imported: Locale has no constructor that generated code can call:
interface Jdk {}

@MarshalImport(Thread.class) // MARSHAL139: java.lang.Thread
interface Closed {}

@MarshalImport(MethodReader.class) // MARSHAL139: net.openhft.chronicle.bytes.MethodReader cannot be imported: MethodReader is an interface: only classes, records and family roots can be marshalled
interface Abstract {}

@MarshalImport(ThreadDump.class) // MARSHAL139: net.openhft.chronicle.core.threads.ThreadDump cannot be imported: ThreadDump.ignored is final, but no constructor has a parameter for it, so reading cannot set it. Mark it @Skip or @MarshalWith in a mix-in of ThreadDump.
interface Live {}
