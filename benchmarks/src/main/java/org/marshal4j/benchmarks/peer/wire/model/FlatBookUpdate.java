package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** A change of an order book with primitive fields only, for Chronicle Wire. */
public class FlatBookUpdate extends SelfDescribingMarshallable {
    public long time;
    public long sequence;
    public int instrument;
    public short venue;
    public byte bids;
    public byte asks;
    public double bidPrice0;
    public double bidQuantity0;
    public double bidPrice1;
    public double bidQuantity1;
    public double bidPrice2;
    public double bidQuantity2;
    public double bidPrice3;
    public double bidQuantity3;
    public double bidPrice4;
    public double bidQuantity4;
    public double askPrice0;
    public double askQuantity0;
    public double askPrice1;
    public double askQuantity1;
    public double askPrice2;
    public double askQuantity2;
    public double askPrice3;
    public double askQuantity3;
    public double askPrice4;
    public double askQuantity4;
}
