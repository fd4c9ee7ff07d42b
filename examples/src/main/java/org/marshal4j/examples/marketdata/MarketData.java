package org.marshal4j.examples.marketdata;

import org.marshal4j.Marshal;

/**
 * A quote of four price levels: 18 fields of eight bytes, as in Chronicle's published benchmark. The marshaller is
 * generated.
 */
@Marshal
public class MarketData implements MarketDataMarshallable {

    long securityId;
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
