package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Outer.Pair.Half} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Outer_Pair_HalfMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Outer_Pair_HalfMarshaller.INSTANCE.write((Outer.Pair.Half) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Outer_Pair_HalfMarshaller.INSTANCE.readInto((Outer.Pair.Half) this, in);
    }
}
