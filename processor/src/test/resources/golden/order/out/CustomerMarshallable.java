package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Customer} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface CustomerMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        CustomerMarshaller.INSTANCE.write((Customer) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        CustomerMarshaller.INSTANCE.readInto((Customer) this, in);
    }
}
