package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Order.Line} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Order_LineMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Order_LineMarshaller.INSTANCE.write((Order.Line) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Order_LineMarshaller.INSTANCE.readInto((Order.Line) this, in);
    }
}
