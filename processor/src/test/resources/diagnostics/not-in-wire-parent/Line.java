import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;

@Marshal
class Order extends SelfDescribingMarshallable implements OrderMarshallable {
    List<Line> lines = new ArrayList<>();
}

@Marshal
class Line extends SelfDescribingMarshallable implements LineMarshallable {
    @Parent
    Order order; // MARSHAL147: Line.order cannot be written to Chronicle Wire: reading from Chronicle Wire would not set it to the enclosing object

    int quantity;
}
