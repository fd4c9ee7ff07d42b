package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Event.Journal} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Event_JournalMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Event_JournalMarshaller.INSTANCE.write((Event.Journal) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Event_JournalMarshaller.INSTANCE.readInto((Event.Journal) this, in);
    }
}
