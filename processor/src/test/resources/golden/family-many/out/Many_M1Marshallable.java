package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many.M1} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Many_M1Marshallable extends ManyMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Many_M1Marshaller.INSTANCE.write((Many.M1) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Many_M1Marshaller.INSTANCE.readInto((Many.M1) (Object) this, in);
    }
}
