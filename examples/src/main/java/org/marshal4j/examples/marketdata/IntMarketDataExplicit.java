package org.marshal4j.examples.marketdata;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/** The fields of {@link IntMarketData}, written and read one by one, by hand. */
public class IntMarketDataExplicit implements BytesMarshallable {

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
        out.writeLong(securityId);
        out.writeLong(time);
        out.writeInt(bidQty0);
        out.writeInt(bidQty1);
        out.writeInt(bidQty2);
        out.writeInt(bidQty3);
        out.writeInt(askQty0);
        out.writeInt(askQty1);
        out.writeInt(askQty2);
        out.writeInt(askQty3);
        out.writeDouble(bidPrice0);
        out.writeDouble(bidPrice1);
        out.writeDouble(bidPrice2);
        out.writeDouble(bidPrice3);
        out.writeDouble(askPrice0);
        out.writeDouble(askPrice1);
        out.writeDouble(askPrice2);
        out.writeDouble(askPrice3);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        securityId = in.readLong();
        time = in.readLong();
        bidQty0 = in.readInt();
        bidQty1 = in.readInt();
        bidQty2 = in.readInt();
        bidQty3 = in.readInt();
        askQty0 = in.readInt();
        askQty1 = in.readInt();
        askQty2 = in.readInt();
        askQty3 = in.readInt();
        bidPrice0 = in.readDouble();
        bidPrice1 = in.readDouble();
        bidPrice2 = in.readDouble();
        bidPrice3 = in.readDouble();
        askPrice0 = in.readDouble();
        askPrice1 = in.readDouble();
        askPrice2 = in.readDouble();
        askPrice3 = in.readDouble();
    }
}
