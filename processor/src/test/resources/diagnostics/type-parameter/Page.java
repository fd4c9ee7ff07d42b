import java.util.List;
import org.marshal4j.Marshal;

@Marshal
class Page<T> implements PageMarshallable { // MARSHAL102: Page has the type parameter T
    List<T> rows;
}
