package com.acme;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Quote} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface QuoteMarshallable extends BytesMarshallable, Externalizable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        QuoteMarshaller.INSTANCE.write((Quote) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        QuoteMarshaller.INSTANCE.readInto((Quote) this, in);
    }

    @Override
    default void writeExternal(ObjectOutput out) throws IOException {
        ExternalForm.write(QuoteMarshaller.INSTANCE, (Quote) this, out);
    }

    @Override
    default void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        ExternalForm.readInto(QuoteMarshaller.INSTANCE, (Quote) this, in);
    }
}
