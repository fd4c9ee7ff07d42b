import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal(evolvable = true)
class Tick extends Entity implements TickMarshallable {
    double price;

    @Since(2)
    boolean firm;
}
