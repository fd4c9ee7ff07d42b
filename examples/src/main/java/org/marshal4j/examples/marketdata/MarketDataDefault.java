package org.marshal4j.examples.marketdata;

import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * The fields of {@link MarketData}, left to Chronicle's reflective default. They are public because Chronicle needs
 * JVM flags to access any others.
 */
public class MarketDataDefault implements BytesMarshallable {

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
