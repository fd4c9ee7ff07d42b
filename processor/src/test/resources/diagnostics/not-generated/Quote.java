import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.Marshal;

@Marshal
class Quote implements BytesMarshallable { // MARSHAL108: Quote implements BytesMarshallable but not QuoteMarshallable: Chronicle would marshal it by reflection, into other bytes. Declare that it implements QuoteMarshallable.
    long id;
}
