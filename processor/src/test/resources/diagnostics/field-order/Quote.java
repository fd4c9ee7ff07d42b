import net.openhft.chronicle.wire.FieldOrder;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

@Marshal
@FieldOrder({"price", "id"})
class Quote extends SelfDescribingMarshallable implements QuoteMarshallable { // MARSHAL170: Quote cannot be written to Chronicle Wire: @FieldOrder of Quote has another order than its fields, which generated code writes as they are declared. Declare the fields of Quote in that order, or remove @FieldOrder.
    long id;
    double price;
}
