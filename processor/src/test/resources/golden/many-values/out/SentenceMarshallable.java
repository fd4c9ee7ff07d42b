package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Sentence} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface SentenceMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        SentenceMarshaller.INSTANCE.write((Sentence) (Object) this, out);
    }
}
