package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Page.Trade} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Page_TradeMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Page_TradeMarshaller.INSTANCE.write((Page.Trade) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Page_TradeMarshaller.INSTANCE.readInto((Page.Trade) this, in);
    }
}
