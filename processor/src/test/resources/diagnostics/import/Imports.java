import java.util.Locale;
import net.openhft.chronicle.bytes.MethodReader;
import org.marshal4j.MarshalImport;

@MarshalImport(Quote.class) // MARSHAL139: Quote has @Marshal, so it already has a marshaller. Remove the import.
interface Imports {}

@MarshalImport(Locale.class) // MARSHAL139: java.util.Locale cannot be imported: Locale has no constructor that generated code can call:
interface Jdk {}

@MarshalImport(Thread.class) // MARSHAL139: java.lang.Thread
interface Closed {}

@MarshalImport(MethodReader.class) // MARSHAL139: net.openhft.chronicle.bytes.MethodReader cannot be imported: MethodReader is an interface: only classes, records and family roots can be marshalled
interface Abstract {}
