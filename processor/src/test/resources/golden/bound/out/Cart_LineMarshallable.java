package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Cart.Line} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Cart_LineMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Cart_LineMarshaller.INSTANCE.write((Cart.Line) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Cart_LineMarshaller.INSTANCE.readInto((Cart.Line) this, in);
    }
}
