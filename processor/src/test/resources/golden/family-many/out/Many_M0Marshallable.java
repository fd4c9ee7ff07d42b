package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many.M0} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Many_M0Marshallable extends ManyMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Many_M0Marshaller.INSTANCE.write((Many.M0) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Many_M0Marshaller.INSTANCE.readInto((Many.M0) (Object) this, in);
    }
}
