package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link OrderLine} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface OrderLineMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        OrderLineMarshaller.INSTANCE.write((OrderLine) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        OrderLineMarshaller.INSTANCE.readInto((OrderLine) this, in);
    }
}
