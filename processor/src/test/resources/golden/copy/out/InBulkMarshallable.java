package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link InBulk} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface InBulkMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        InBulkMarshaller.INSTANCE.write((InBulk) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        InBulkMarshaller.INSTANCE.readInto((InBulk) this, in);
    }
}
