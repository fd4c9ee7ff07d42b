import java.text.Format;
import net.openhft.chronicle.bytes.render.Decimaliser;
import net.openhft.chronicle.bytes.render.MaximumPrecision;
import org.marshal4j.MarshalImport;

@MarshalImport( // MARSHAL174: net.openhft.chronicle.bytes.render.MaximumPrecision and net.openhft.chronicle.bytes.render.SimpleDecimaliser both have the number 1198213 in the family of net.openhft.chronicle.bytes.render.Decimaliser: a class not listed in subtypes has a number derived from its name. List one of them in subtypes of a @MarshalImport of net.openhft.chronicle.bytes.render.Decimaliser, with another number.
        value = Decimaliser.class,
        reachableIn = "net.openhft.chronicle.bytes.render",
        families = true,
        subtypes = @MarshalImport.Subtype(value = MaximumPrecision.class, id = 1198213))
interface Decimalisers {}

@MarshalImport(value = Format.class, reachableIn = "java.text", families = true) // MARSHAL175: the classes of the family of java.text.Format cannot be found, because this compiler does not say which jar or directory it is in. List them in subtypes of a @MarshalImport of java.text.Format.
interface Formats {}

@MarshalImport(value = MaximumPrecision.class, families = true) // MARSHAL139: Nowhere has families = true, but does not say in which packages to look for their classes. Name the packages in reachableIn, or the classes in subtypes.
interface Nowhere {}
