package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Outer.Inner.Deep} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Outer_Inner_DeepMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Outer_Inner_DeepMarshaller.INSTANCE.write((Outer.Inner.Deep) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Outer_Inner_DeepMarshaller.INSTANCE.readInto((Outer.Inner.Deep) this, in);
    }
}
