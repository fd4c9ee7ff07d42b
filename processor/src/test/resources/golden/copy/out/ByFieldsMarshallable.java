package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link ByFields} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface ByFieldsMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        ByFieldsMarshaller.INSTANCE.write((ByFields) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        ByFieldsMarshaller.INSTANCE.readInto((ByFields) this, in);
    }
}
