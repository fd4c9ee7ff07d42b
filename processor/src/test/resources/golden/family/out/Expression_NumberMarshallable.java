package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Expression.Number} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Expression_NumberMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Expression_NumberMarshaller.INSTANCE.write((Expression.Number) (Object) this, out);
    }
}
