package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Party} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface PartyMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        PartyMarshaller.INSTANCE.write((Party) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        PartyMarshaller.INSTANCE.readInto((Party) this, in);
    }
}
