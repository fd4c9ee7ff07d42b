package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Event.Trade} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Event_TradeMarshallable extends EventMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Event_TradeMarshaller.INSTANCE.write((Event.Trade) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Event_TradeMarshaller.INSTANCE.readInto((Event.Trade) this, in);
    }
}
