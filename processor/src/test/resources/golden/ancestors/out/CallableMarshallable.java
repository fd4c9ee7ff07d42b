package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Callable} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface CallableMarshallable extends BondMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        CallableMarshaller.INSTANCE.write((Callable) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        CallableMarshaller.INSTANCE.readInto((Callable) this, in);
    }
}
