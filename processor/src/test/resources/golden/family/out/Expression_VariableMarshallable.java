package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Expression.Variable} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Expression_VariableMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Expression_VariableMarshaller.INSTANCE.write((Expression.Variable) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Expression_VariableMarshaller.INSTANCE.readInto((Expression.Variable) (Object) this, in);
    }
}
