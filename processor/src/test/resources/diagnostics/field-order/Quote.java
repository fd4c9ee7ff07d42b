import net.openhft.chronicle.wire.FieldOrder;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

@Marshal
@FieldOrder({"price", "id"})
class Quote extends SelfDescribingMarshallable implements QuoteMarshallable { // MARSHAL170: Quote cannot be written to Chronicle Wire: @FieldOrder of Quote differs from the order of its fields, in which generated code writes them. Declare the fields of Quote in that order, or remove @FieldOrder.
    long id;
    double price;
}
