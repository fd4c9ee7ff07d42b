package org.marshal4j.examples.marketdata;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** The fields of {@link MarketData}, copied by hand as they are in memory: "trivially copyable". */
public class MarketDataTrivial implements BytesMarshallable {

    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(MarketDataTrivial.class);
    private static final int START = RANGE[0];
    private static final int LENGTH = RANGE[1] - RANGE[0];

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

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.unsafeWriteObject(this, START, LENGTH);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        in.unsafeReadObject(this, START, LENGTH);
    }
}
