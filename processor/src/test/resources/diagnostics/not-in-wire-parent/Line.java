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
    Order order; // MARSHAL147: Line.order has no form in Chronicle Wire: nothing sets it to the object around when that is read.

    int quantity;
}
