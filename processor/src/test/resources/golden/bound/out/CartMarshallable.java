package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Cart} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface CartMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        CartMarshaller.INSTANCE.write((Cart) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        CartMarshaller.INSTANCE.readInto((Cart) this, in);
    }
}
