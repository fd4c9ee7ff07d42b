package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Outer.Holder.Held} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Outer_Holder_HeldMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Outer_Holder_HeldMarshaller.INSTANCE.write((Outer.Holder.Held) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Outer_Holder_HeldMarshaller.INSTANCE.readInto((Outer.Holder.Held) this, in);
    }
}
