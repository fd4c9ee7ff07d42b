package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Event.Login} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Event_LoginMarshallable extends EventMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Event_LoginMarshaller.INSTANCE.write((Event.Login) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Event_LoginMarshaller.INSTANCE.readInto((Event.Login) this, in);
    }
}
