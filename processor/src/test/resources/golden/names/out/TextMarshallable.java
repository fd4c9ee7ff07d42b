package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Text} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface TextMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        TextMarshaller.INSTANCE.write((Text) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        TextMarshaller.INSTANCE.readInto((Text) this, in);
    }
}
