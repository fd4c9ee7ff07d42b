package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many.M3} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Many_M3Marshallable extends ManyMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Many_M3Marshaller.INSTANCE.write((Many.M3) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Many_M3Marshaller.INSTANCE.readInto((Many.M3) (Object) this, in);
    }
}
