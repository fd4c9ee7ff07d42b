package com.acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Trade} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface TradeMarshallable extends QuoteMarshallable, Externalizable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        TradeMarshaller.INSTANCE.write((Trade) (Object) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        TradeMarshaller.INSTANCE.readInto((Trade) (Object) this, in);
    }

    @Override
    default void writeExternal(ObjectOutput out) throws IOException {
        ExternalForm.write(TradeMarshaller.INSTANCE, (Trade) (Object) this, out);
    }

    @Override
    default void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        ExternalForm.readInto(TradeMarshaller.INSTANCE, (Trade) (Object) this, in);
    }
}
