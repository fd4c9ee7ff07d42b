package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Primitives} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface PrimitivesMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        PrimitivesMarshaller.INSTANCE.write((Primitives) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        PrimitivesMarshaller.INSTANCE.readInto((Primitives) this, in);
    }
}
