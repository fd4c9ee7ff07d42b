package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** A quote, for Chronicle Wire. */
public class MarketData extends SelfDescribingMarshallable {
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
