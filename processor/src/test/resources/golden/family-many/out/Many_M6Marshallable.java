package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many.M6} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Many_M6Marshallable extends ManyMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Many_M6Marshaller.INSTANCE.write((Many.M6) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Many_M6Marshaller.INSTANCE.readInto((Many.M6) (Object) this, in);
    }
}
