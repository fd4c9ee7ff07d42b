package com.acme;

import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Many} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface ManyMarshallable extends BytesMarshallable {
}
