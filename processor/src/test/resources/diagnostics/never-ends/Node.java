import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal
class Node implements NodeMarshallable {
    long id;
    @Required Node next; // MARSHAL117: Node.next: Node contains itself through fields that are never null, so a message would never end
}
