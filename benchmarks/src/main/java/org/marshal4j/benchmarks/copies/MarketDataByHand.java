package org.marshal4j.benchmarks.copies;

import org.marshal4j.benchmarks.workload.market.MarketData;

/** Copies of a quote: nothing but numbers. */
final class MarketDataByHand implements ByHand<MarketData> {
    @Override
    public MarketData copy(MarketData from) {
        MarketData to = new MarketData();
        copyInto(from, to);
        return to;
    }

    @Override
    public void copyInto(MarketData from, MarketData to) {
        to.securityId = from.securityId;
        to.time = from.time;
        to.bidQty0 = from.bidQty0;
        to.bidQty1 = from.bidQty1;
        to.bidQty2 = from.bidQty2;
        to.bidQty3 = from.bidQty3;
        to.askQty0 = from.askQty0;
        to.askQty1 = from.askQty1;
        to.askQty2 = from.askQty2;
        to.askQty3 = from.askQty3;
        to.bidPrice0 = from.bidPrice0;
        to.bidPrice1 = from.bidPrice1;
        to.bidPrice2 = from.bidPrice2;
        to.bidPrice3 = from.bidPrice3;
        to.askPrice0 = from.askPrice0;
        to.askPrice1 = from.askPrice1;
        to.askPrice2 = from.askPrice2;
        to.askPrice3 = from.askPrice3;
    }
}
