package org.marshal4j.benchmarks.workload.book;

import java.io.Serializable;
import org.marshal4j.Marshal;

/** A change of an order book with primitive fields only, and ten levels on each side. */
@Marshal
public class DeepBookUpdate implements DeepBookUpdateMarshallable, Serializable {
    private static final long serialVersionUID = 1L;
    private static final int LEVELS = 10;

    public long time;
    public long sequence;
    public long exchangeTime;
    public long bidQuantity0;
    public double bidPrice0;
    public long bidQuantity1;
    public double bidPrice1;
    public long bidQuantity2;
    public double bidPrice2;
    public long bidQuantity3;
    public double bidPrice3;
    public long bidQuantity4;
    public double bidPrice4;
    public long bidQuantity5;
    public double bidPrice5;
    public long bidQuantity6;
    public double bidPrice6;
    public long bidQuantity7;
    public double bidPrice7;
    public long bidQuantity8;
    public double bidPrice8;
    public long bidQuantity9;
    public double bidPrice9;
    public long askQuantity0;
    public double askPrice0;
    public long askQuantity1;
    public double askPrice1;
    public long askQuantity2;
    public double askPrice2;
    public long askQuantity3;
    public double askPrice3;
    public long askQuantity4;
    public double askPrice4;
    public long askQuantity5;
    public double askPrice5;
    public long askQuantity6;
    public double askPrice6;
    public long askQuantity7;
    public double askPrice7;
    public long askQuantity8;
    public double askPrice8;
    public long askQuantity9;
    public double askPrice9;
    public int instrument;
    public int flags;
    public byte bids;
    public byte asks;

    /** Returns a change with all its levels. */
    public static DeepBookUpdate sample() {
        DeepBookUpdate update = new DeepBookUpdate();
        update.time = 1_700_000_000_123_456_789L;
        update.sequence = 8_234_567;
        update.exchangeTime = 1_700_000_000_123_400_000L;
        update.instrument = 4_711;
        update.flags = 17;
        update.bids = LEVELS;
        update.asks = LEVELS;
        try {
            for (int i = 0; i < LEVELS; i++) {
                DeepBookUpdate.class.getField("bidQuantity" + i).setLong(update, 1_200 + 100 * i);
                DeepBookUpdate.class.getField("bidPrice" + i).setDouble(update, 72.45 - i / 100.0);
                DeepBookUpdate.class.getField("askQuantity" + i).setLong(update, 900 + 150 * i);
                DeepBookUpdate.class.getField("askPrice" + i).setDouble(update, 72.47 + i / 100.0);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return update;
    }
}
