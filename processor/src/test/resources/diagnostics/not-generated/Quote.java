import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.Marshal;

@Marshal
class Quote implements BytesMarshallable { // MARSHAL108: Quote implements BytesMarshallable but not QuoteMarshallable, so Chronicle marshals it by reflection, into different bytes. Declare that it implements QuoteMarshallable.
    long id;
}
