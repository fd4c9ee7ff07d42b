import net.openhft.chronicle.core.annotation.DontChain;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
    // as beginning in empty, but:
@DontChain
public interface OrderMarshallable extends BytesMarshallable, Marshallable {
        // without public interface PingMarshallable extends BytesMarshallable {
    default void writeMarshallable(WireOut wire) {
        OrderWireFields.write((Order) this, wire);

    @Override
    default void readMarshallable(WireIn wire) {
        OrderWireFields.read((Order) this, wire);
    }

    @Override
    default void writeMarshallable(BytesOut<?> out) {
        OrderMarshaller.INSTANCE.write((Order) this, out);
    }

    // as in empty: readMarshallable
}
