package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** A quote. */
final class MarketDataByHand implements ByHand<MarketData> {
    static final MarketDataByHand INSTANCE = new MarketDataByHand();

    private MarketDataByHand() {}

    @Override
    public void write(MarketData quote, BytesOut<?> out) {
        out.writeLong(quote.securityId);
        out.writeLong(quote.time);
        out.writeDouble(quote.bidQty0);
        out.writeDouble(quote.bidQty1);
        out.writeDouble(quote.bidQty2);
        out.writeDouble(quote.bidQty3);
        out.writeDouble(quote.askQty0);
        out.writeDouble(quote.askQty1);
        out.writeDouble(quote.askQty2);
        out.writeDouble(quote.askQty3);
        out.writeDouble(quote.bidPrice0);
        out.writeDouble(quote.bidPrice1);
        out.writeDouble(quote.bidPrice2);
        out.writeDouble(quote.bidPrice3);
        out.writeDouble(quote.askPrice0);
        out.writeDouble(quote.askPrice1);
        out.writeDouble(quote.askPrice2);
        out.writeDouble(quote.askPrice3);
    }

    @Override
    public void read(MarketData quote, BytesIn<?> in) {
        quote.securityId = in.readLong();
        quote.time = in.readLong();
        quote.bidQty0 = in.readDouble();
        quote.bidQty1 = in.readDouble();
        quote.bidQty2 = in.readDouble();
        quote.bidQty3 = in.readDouble();
        quote.askQty0 = in.readDouble();
        quote.askQty1 = in.readDouble();
        quote.askQty2 = in.readDouble();
        quote.askQty3 = in.readDouble();
        quote.bidPrice0 = in.readDouble();
        quote.bidPrice1 = in.readDouble();
        quote.bidPrice2 = in.readDouble();
        quote.bidPrice3 = in.readDouble();
        quote.askPrice0 = in.readDouble();
        quote.askPrice1 = in.readDouble();
        quote.askPrice2 = in.readDouble();
        quote.askPrice3 = in.readDouble();
    }
}
