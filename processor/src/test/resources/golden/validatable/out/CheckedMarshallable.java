package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Checked} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface CheckedMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        CheckedMarshaller.INSTANCE.write((Checked) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        CheckedMarshaller.INSTANCE.readInto((Checked) this, in);
    }
}
