package org.marshal4j.benchmarks.peer.chronicle.trivial;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** A change of an order book with primitive fields only, copied as it is in memory. */
public class FlatBookUpdate implements BytesMarshallable {
    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(FlatBookUpdate.class);
    private static final int START = RANGE[0];
    private static final int LENGTH = RANGE[1] - RANGE[0];

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

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.unsafeWriteObject(this, START, LENGTH);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        in.unsafeReadObject(this, START, LENGTH);
    }
}
