package org.marshal4j.benchmarks.workload.book;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** A change of an order book with primitive fields only: codes instead of texts, and five levels on each side. */
@Marshal
public class FlatBookUpdate implements FlatBookUpdateMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

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

    /** Returns a change with five levels on each side. */
    public static FlatBookUpdate sample() {
        FlatBookUpdate update = new FlatBookUpdate();
        update.time = 1_700_000_000_123_456_789L;
        update.sequence = 8_234_567;
        update.instrument = 4_711;
        update.venue = 17;
        update.bids = 5;
        update.asks = 5;
        update.bidPrice0 = 72.45;
        update.bidQuantity0 = 1200;
        update.bidPrice1 = 72.44;
        update.bidQuantity1 = 1300;
        update.bidPrice2 = 72.43;
        update.bidQuantity2 = 1400;
        update.bidPrice3 = 72.42;
        update.bidQuantity3 = 1500;
        update.bidPrice4 = 72.41;
        update.bidQuantity4 = 1600;
        update.askPrice0 = 72.47;
        update.askQuantity0 = 900;
        update.askPrice1 = 72.48;
        update.askQuantity1 = 1050;
        update.askPrice2 = 72.49;
        update.askQuantity2 = 1200;
        update.askPrice3 = 72.50;
        update.askQuantity3 = 1350;
        update.askPrice4 = 72.51;
        update.askQuantity4 = 1500;
        return update;
    }
}
