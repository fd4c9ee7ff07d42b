import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
sealed interface text permits Line {} // MARSHAL155: text cannot be marshalled: in a schema, the class text would be taken

@Marshal
@TypeId(1)
final class Line implements text, LineMarshallable {
    int length;
}

@Marshal
class Page implements PageMarshallable {
    text first; // MARSHAL155: Page.first: text cannot
}
