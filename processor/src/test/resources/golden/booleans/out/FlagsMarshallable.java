package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Flags} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface FlagsMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        FlagsMarshaller.INSTANCE.write((Flags) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        FlagsMarshaller.INSTANCE.readInto((Flags) this, in);
    }
}
