package org.marshal4j.benchmarks.peer.chronicle.trivial;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** A quote, copied as it is in memory. */
public class MarketData implements BytesMarshallable {
    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(MarketData.class);
    private static final int START = RANGE[0];
    private static final int LENGTH = RANGE[1] - RANGE[0];

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

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.unsafeWriteObject(this, START, LENGTH);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        in.unsafeReadObject(this, START, LENGTH);
    }
}
