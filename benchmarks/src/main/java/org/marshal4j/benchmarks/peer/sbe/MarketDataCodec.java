package org.marshal4j.benchmarks.peer.sbe;

import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.sbe.schema.MarketDataDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.MarketDataEncoder;
import org.marshal4j.benchmarks.workload.market.MarketData;

/** A quote. */
final class MarketDataCodec implements Codec<MarketData> {
    private final MarketDataEncoder encoder = new MarketDataEncoder();
    private final MarketDataDecoder decoder = new MarketDataDecoder();

    @Override
    public int write(MarketData quote, UnsafeBuffer buffer) {
        encoder.wrap(buffer, 0);
        encoder.securityId(quote.securityId);
        encoder.time(quote.time);
        encoder.bidQty0(quote.bidQty0);
        encoder.bidQty1(quote.bidQty1);
        encoder.bidQty2(quote.bidQty2);
        encoder.bidQty3(quote.bidQty3);
        encoder.askQty0(quote.askQty0);
        encoder.askQty1(quote.askQty1);
        encoder.askQty2(quote.askQty2);
        encoder.askQty3(quote.askQty3);
        encoder.bidPrice0(quote.bidPrice0);
        encoder.bidPrice1(quote.bidPrice1);
        encoder.bidPrice2(quote.bidPrice2);
        encoder.bidPrice3(quote.bidPrice3);
        encoder.askPrice0(quote.askPrice0);
        encoder.askPrice1(quote.askPrice1);
        encoder.askPrice2(quote.askPrice2);
        encoder.askPrice3(quote.askPrice3);
        return encoder.encodedLength();
    }

    @Override
    public void read(UnsafeBuffer buffer, MarketData quote) {
        decoder.wrap(buffer, 0, MarketDataDecoder.BLOCK_LENGTH, MarketDataDecoder.SCHEMA_VERSION);
        quote.securityId = decoder.securityId();
        quote.time = decoder.time();
        quote.bidQty0 = decoder.bidQty0();
        quote.bidQty1 = decoder.bidQty1();
        quote.bidQty2 = decoder.bidQty2();
        quote.bidQty3 = decoder.bidQty3();
        quote.askQty0 = decoder.askQty0();
        quote.askQty1 = decoder.askQty1();
        quote.askQty2 = decoder.askQty2();
        quote.askQty3 = decoder.askQty3();
        quote.bidPrice0 = decoder.bidPrice0();
        quote.bidPrice1 = decoder.bidPrice1();
        quote.bidPrice2 = decoder.bidPrice2();
        quote.bidPrice3 = decoder.bidPrice3();
        quote.askPrice0 = decoder.askPrice0();
        quote.askPrice1 = decoder.askPrice1();
        quote.askPrice2 = decoder.askPrice2();
        quote.askPrice3 = decoder.askPrice3();
    }
}
