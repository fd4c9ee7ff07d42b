import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Page<T> implements PageMarshallable { // MARSHAL102: Page has the type parameter T, so the types of its fields are not known. The class itself has no marshaller; each type of a field, such as Page<String>, has its own: remove PageMarshallable.
    List<T> rows;
}
