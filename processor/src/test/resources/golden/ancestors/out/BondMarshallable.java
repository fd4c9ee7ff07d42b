package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Bond} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface BondMarshallable extends InstrumentMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        BondMarshaller.INSTANCE.write((Bond) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        BondMarshaller.INSTANCE.readInto((Bond) this, in);
    }
}
