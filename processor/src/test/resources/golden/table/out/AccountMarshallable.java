package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes a class that implements {@link Account} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface AccountMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        AccountMarshaller.INSTANCE.write((Account) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        AccountMarshaller.INSTANCE.readInto((Account) this, in);
    }
}
