package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Order} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface OrderMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        OrderMarshaller.INSTANCE.write((Order) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        OrderMarshaller.INSTANCE.readInto((Order) this, in);
    }
}
