import org.marshal4j.Marshal;

@Marshal(evolvable = true)
abstract class Entity implements EntityMarshallable {
    long id;
}
