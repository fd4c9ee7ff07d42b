package org.marshal4j.examples.marketdata;

import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * The fields of {@link IntMarketData}, left to Chronicle's reflective default. They are public because Chronicle needs
 * JVM flags to access any others.
 */
public class IntMarketDataDefault implements BytesMarshallable {

    public long securityId;
    public long time;

    public int bidQty0;
    public int bidQty1;
    public int bidQty2;
    public int bidQty3;
    public int askQty0;
    public int askQty1;
    public int askQty2;
    public int askQty3;

    public double bidPrice0;
    public double bidPrice1;
    public double bidPrice2;
    public double bidPrice3;
    public double askPrice0;
    public double askPrice1;
    public double askPrice2;
    public double askPrice3;
}
