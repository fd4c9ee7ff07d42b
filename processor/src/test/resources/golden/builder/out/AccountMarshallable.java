package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Account} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface AccountMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        AccountMarshaller.INSTANCE.write((Account) (Object) this, out);
    }
}
