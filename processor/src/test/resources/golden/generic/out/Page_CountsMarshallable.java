package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Page.Counts} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Page_CountsMarshallable extends PageMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Page_CountsMarshaller.INSTANCE.write((Page.Counts) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Page_CountsMarshaller.INSTANCE.readInto((Page.Counts) this, in);
    }
}
