package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Order.Customer} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Order_CustomerMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Order_CustomerMarshaller.INSTANCE.write((Order.Customer) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Order_CustomerMarshaller.INSTANCE.readInto((Order.Customer) this, in);
    }
}
