import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.Marshal;

class HandWritten implements WriteBytesMarshallable {
    @Override
    public void writeMarshallable(BytesOut<?> bytes) {
        bytes.writeByte((byte) 1);
    }
}

@Marshal
class Quote extends HandWritten implements QuoteMarshallable { // MARSHAL107: Quote inherits writeMarshallable from HandWritten, and Java would call it instead of the generated method
    long id;
}
