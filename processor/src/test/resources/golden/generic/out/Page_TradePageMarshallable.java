package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Page.TradePage} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Page_TradePageMarshallable extends Page_NamedMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Page_TradePageMarshaller.INSTANCE.write((Page.TradePage) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Page_TradePageMarshaller.INSTANCE.readInto((Page.TradePage) this, in);
    }
}
