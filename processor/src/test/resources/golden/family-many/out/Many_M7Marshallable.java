package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many.M7} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Many_M7Marshallable extends ManyMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Many_M7Marshaller.INSTANCE.write((Many.M7) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Many_M7Marshaller.INSTANCE.readInto((Many.M7) (Object) this, in);
    }
}
