package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Expression.Operation.Sum} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Expression_Operation_SumMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Expression_Operation_SumMarshaller.INSTANCE.write((Expression.Operation.Sum) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Expression_Operation_SumMarshaller.INSTANCE.readInto((Expression.Operation.Sum) (Object) this, in);
    }
}
