package org.marshal4j.examples.marketdata;

import org.marshal4j.Marshal;

/** A quote of four price levels: eight ints among ten fields of eight bytes. The marshaller is generated. */
@Marshal
public class IntMarketData implements IntMarketDataMarshallable {

    long securityId;
    long time;

    int bidQty0;
    int bidQty1;
    int bidQty2;
    int bidQty3;
    int askQty0;
    int askQty1;
    int askQty2;
    int askQty3;

    double bidPrice0;
    double bidPrice1;
    double bidPrice2;
    double bidPrice3;
    double askPrice0;
    double askPrice1;
    double askPrice2;
    double askPrice3;
}
