import java.util.Locale;
import net.openhft.chronicle.bytes.MethodReader;
import org.marshal4j.MarshalImport;

@MarshalImport(Quote.class)
interface Imports {} // MARSHAL139: Quote has @Marshal, so it already has a marshaller. Remove the import.

@MarshalImport(Locale.class)
interface Jdk {} // MARSHAL139: java.util.Locale cannot be imported: Locale has no constructor that generated code can call:

@MarshalImport(Thread.class)
interface Closed {} // MARSHAL139: java.lang.Thread

@MarshalImport(MethodReader.class)
interface Abstract {} // MARSHAL139: net.openhft.chronicle.bytes.MethodReader cannot be imported: MethodReader is an interface: only classes, records and family roots can be marshalled
