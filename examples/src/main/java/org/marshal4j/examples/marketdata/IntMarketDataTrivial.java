package org.marshal4j.examples.marketdata;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** The fields of {@link IntMarketData}, copied by hand as they are in memory: "trivially copyable". */
public class IntMarketDataTrivial implements BytesMarshallable {

    private static final int[] RANGE = BytesUtil.triviallyCopyableRange(IntMarketDataTrivial.class);
    private static final int START = RANGE[0];
    private static final int LENGTH = RANGE[1] - RANGE[0];

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

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.unsafeWriteObject(this, START, LENGTH);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        in.unsafeReadObject(this, START, LENGTH);
    }
}
