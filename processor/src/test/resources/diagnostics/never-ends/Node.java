import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
class Node implements NodeMarshallable {
    long id;
    @Required Node next; // MARSHAL117: Node.next: Node holds itself through fields that are never null, so that no message could end.
}
