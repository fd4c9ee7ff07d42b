package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Shelf} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface ShelfMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        ShelfMarshaller.INSTANCE.write((Shelf) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        ShelfMarshaller.INSTANCE.readInto((Shelf) this, in);
    }
}
