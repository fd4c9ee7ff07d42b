package com.acme;

import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Instrument} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface InstrumentMarshallable extends BytesMarshallable {
}
