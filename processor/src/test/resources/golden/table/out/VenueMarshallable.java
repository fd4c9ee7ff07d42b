package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Venue} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface VenueMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        VenueMarshaller.INSTANCE.write((Venue) (Object) this, out);
    }
}
