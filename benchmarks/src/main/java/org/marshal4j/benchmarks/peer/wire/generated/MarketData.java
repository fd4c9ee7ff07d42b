package org.marshal4j.benchmarks.peer.wire.generated;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;

/** A quote with fields that generated code writes to Chronicle Wire. */
@Marshal
public class MarketData extends SelfDescribingMarshallable implements MarketDataMarshallable {
    public long securityId;
    public long time;
    public double bidQty0;
    public double bidQty1;
    public double bidQty2;
    public double bidQty3;
    public double askQty0;
    public double askQty1;
    public double askQty2;
    public double askQty3;
    public double bidPrice0;
    public double bidPrice1;
    public double bidPrice2;
    public double bidPrice3;
    public double askPrice0;
    public double askPrice1;
    public double askPrice2;
    public double askPrice3;
}
