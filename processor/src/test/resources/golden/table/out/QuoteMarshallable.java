package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Quote} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface QuoteMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        QuoteMarshaller.INSTANCE.write((Quote) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        QuoteMarshaller.INSTANCE.readInto((Quote) this, in);
    }
}
