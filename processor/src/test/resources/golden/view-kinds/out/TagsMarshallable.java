package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Tags} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface TagsMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        TagsMarshaller.INSTANCE.write((Tags) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        TagsMarshaller.INSTANCE.readInto((Tags) this, in);
    }
}
