package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link MarketData} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface MarketDataMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        MarketDataMarshaller.INSTANCE.write((MarketData) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        MarketDataMarshaller.INSTANCE.readInto((MarketData) this, in);
    }
}
