package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Value} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface ValueMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        ValueMarshaller.INSTANCE.write((Value) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        ValueMarshaller.INSTANCE.readInto((Value) this, in);
    }
}
