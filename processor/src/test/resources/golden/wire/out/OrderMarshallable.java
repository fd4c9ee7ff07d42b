import net.openhft.chronicle.core.annotation.DontChain;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
package com.acme;


/**
 * Makes {@link Order} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
public interface OrderMarshallable extends BytesMarshallable, Marshallable {
    @Override
    default void writeMarshallable(WireOut wire) {
        OrderWireFields.write((Order) this, wire);
    }

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
