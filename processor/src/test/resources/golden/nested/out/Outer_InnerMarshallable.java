package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Outer.Inner} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Outer_InnerMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Outer_InnerMarshaller.INSTANCE.write((Outer.Inner) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Outer_InnerMarshaller.INSTANCE.readInto((Outer.Inner) this, in);
    }
}
