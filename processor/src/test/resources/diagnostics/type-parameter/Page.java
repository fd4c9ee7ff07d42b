import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Page<T> implements PageMarshallable { // MARSHAL102: Page has the type parameter T, so the types of its fields are not known. There is a marshaller for each type that fields make of it, and none for the class itself: remove PageMarshallable.
    List<T> rows;
}
