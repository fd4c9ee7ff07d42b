package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Wide} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface WideMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        WideMarshaller.INSTANCE.write((Wide) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        WideMarshaller.INSTANCE.readInto((Wide) this, in);
    }
}
