package org.marshal4j.benchmarks.peer.sbe;

import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.sbe.schema.FlatBookUpdateDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.FlatBookUpdateEncoder;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** A change of an order book with primitive fields only. */
final class FlatBookUpdateCodec implements Codec<FlatBookUpdate> {
    private final FlatBookUpdateEncoder encoder = new FlatBookUpdateEncoder();
    private final FlatBookUpdateDecoder decoder = new FlatBookUpdateDecoder();

    @Override
    public int write(FlatBookUpdate update, UnsafeBuffer buffer) {
        encoder.wrap(buffer, 0);
        encoder.time(update.time);
        encoder.sequence(update.sequence);
        encoder.instrument(update.instrument);
        encoder.venue(update.venue);
        encoder.bids(update.bids);
        encoder.asks(update.asks);
        encoder.bidPrice0(update.bidPrice0);
        encoder.bidQuantity0(update.bidQuantity0);
        encoder.bidPrice1(update.bidPrice1);
        encoder.bidQuantity1(update.bidQuantity1);
        encoder.bidPrice2(update.bidPrice2);
        encoder.bidQuantity2(update.bidQuantity2);
        encoder.bidPrice3(update.bidPrice3);
        encoder.bidQuantity3(update.bidQuantity3);
        encoder.bidPrice4(update.bidPrice4);
        encoder.bidQuantity4(update.bidQuantity4);
        encoder.askPrice0(update.askPrice0);
        encoder.askQuantity0(update.askQuantity0);
        encoder.askPrice1(update.askPrice1);
        encoder.askQuantity1(update.askQuantity1);
        encoder.askPrice2(update.askPrice2);
        encoder.askQuantity2(update.askQuantity2);
        encoder.askPrice3(update.askPrice3);
        encoder.askQuantity3(update.askQuantity3);
        encoder.askPrice4(update.askPrice4);
        encoder.askQuantity4(update.askQuantity4);
        return encoder.encodedLength();
    }

    @Override
    public void read(UnsafeBuffer buffer, FlatBookUpdate update) {
        decoder.wrap(buffer, 0, FlatBookUpdateDecoder.BLOCK_LENGTH, FlatBookUpdateDecoder.SCHEMA_VERSION);
        update.time = decoder.time();
        update.sequence = decoder.sequence();
        update.instrument = decoder.instrument();
        update.venue = decoder.venue();
        update.bids = decoder.bids();
        update.asks = decoder.asks();
        update.bidPrice0 = decoder.bidPrice0();
        update.bidQuantity0 = decoder.bidQuantity0();
        update.bidPrice1 = decoder.bidPrice1();
        update.bidQuantity1 = decoder.bidQuantity1();
        update.bidPrice2 = decoder.bidPrice2();
        update.bidQuantity2 = decoder.bidQuantity2();
        update.bidPrice3 = decoder.bidPrice3();
        update.bidQuantity3 = decoder.bidQuantity3();
        update.bidPrice4 = decoder.bidPrice4();
        update.bidQuantity4 = decoder.bidQuantity4();
        update.askPrice0 = decoder.askPrice0();
        update.askQuantity0 = decoder.askQuantity0();
        update.askPrice1 = decoder.askPrice1();
        update.askQuantity1 = decoder.askQuantity1();
        update.askPrice2 = decoder.askPrice2();
        update.askQuantity2 = decoder.askQuantity2();
        update.askPrice3 = decoder.askPrice3();
        update.askQuantity3 = decoder.askQuantity3();
        update.askPrice4 = decoder.askPrice4();
        update.askQuantity4 = decoder.askQuantity4();
    }
}
