package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Expression.Operation.Not} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Expression_Operation_NotMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Expression_Operation_NotMarshaller.INSTANCE.write((Expression.Operation.Not) (Object) this, out);
    }
}
