package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.MarketProto;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** A quote. */
final class MarketDataForm implements Form<MarketData, MarketProto.MarketData> {
    static final MarketDataForm INSTANCE = new MarketDataForm();

    private MarketDataForm() {}

    @Override
    public MarketProto.MarketData message(MarketData quote) {
        MarketProto.MarketData.Builder builder = MarketProto.MarketData.newBuilder();
        builder.setSecurityId(quote.securityId);
        builder.setTime(quote.time);
        builder.setBidQty0(quote.bidQty0);
        builder.setBidQty1(quote.bidQty1);
        builder.setBidQty2(quote.bidQty2);
        builder.setBidQty3(quote.bidQty3);
        builder.setAskQty0(quote.askQty0);
        builder.setAskQty1(quote.askQty1);
        builder.setAskQty2(quote.askQty2);
        builder.setAskQty3(quote.askQty3);
        builder.setBidPrice0(quote.bidPrice0);
        builder.setBidPrice1(quote.bidPrice1);
        builder.setBidPrice2(quote.bidPrice2);
        builder.setBidPrice3(quote.bidPrice3);
        builder.setAskPrice0(quote.askPrice0);
        builder.setAskPrice1(quote.askPrice1);
        builder.setAskPrice2(quote.askPrice2);
        builder.setAskPrice3(quote.askPrice3);
        return builder.build();
    }

    @Override
    public void read(MarketProto.MarketData message, MarketData quote) {
        quote.securityId = message.getSecurityId();
        quote.time = message.getTime();
        quote.bidQty0 = message.getBidQty0();
        quote.bidQty1 = message.getBidQty1();
        quote.bidQty2 = message.getBidQty2();
        quote.bidQty3 = message.getBidQty3();
        quote.askQty0 = message.getAskQty0();
        quote.askQty1 = message.getAskQty1();
        quote.askQty2 = message.getAskQty2();
        quote.askQty3 = message.getAskQty3();
        quote.bidPrice0 = message.getBidPrice0();
        quote.bidPrice1 = message.getBidPrice1();
        quote.bidPrice2 = message.getBidPrice2();
        quote.bidPrice3 = message.getBidPrice3();
        quote.askPrice0 = message.getAskPrice0();
        quote.askPrice1 = message.getAskPrice1();
        quote.askPrice2 = message.getAskPrice2();
        quote.askPrice3 = message.getAskPrice3();
    }

    @Override
    public MarketData empty() {
        return new MarketData();
    }

    @Override
    public Parser<MarketProto.MarketData> parser() {
        return MarketProto.MarketData.parser();
    }
}
