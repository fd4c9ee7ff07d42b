package org.marshal4j.stack.wire;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.converter.NanoTime;
import org.marshal4j.Marshal;

/** A quote for self-describing wires. */
@Marshal
public class MarketData extends SelfDescribingMarshallable implements MarketDataMarshallable {
    long securityId;

    @NanoTime
    long time;

    double bidQty0;
    double bidQty1;
    double bidQty2;
    double bidQty3;
    double askQty0;
    double askQty1;
    double askQty2;
    double askQty3;
    double bidPrice0;
    double bidPrice1;
    double bidPrice2;
    double bidPrice3;
    double askPrice0;
    double askPrice1;
    double askPrice2;
    double askPrice3;
}
