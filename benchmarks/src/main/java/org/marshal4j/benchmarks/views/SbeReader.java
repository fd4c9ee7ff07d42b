package org.marshal4j.benchmarks.views;

import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.sbe.Sbe;
import org.marshal4j.benchmarks.peer.sbe.schema.BookUpdateDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.MarketDataDecoder;
import org.marshal4j.benchmarks.workload.Workload;

/** Reads single fields with SBE's flyweights, which have fields of fixed size, and so texts, before lists. */
final class SbeReader implements FieldReader {
    private final MarketDataDecoder quote = new MarketDataDecoder();
    private final BookUpdateDecoder update = new BookUpdateDecoder();
    private final Stand quotes;
    private final Stand updates;
    private final UnsafeBuffer buffer = new UnsafeBuffer();

    SbeReader(ViewPlace place) {
        quotes = place.with(Sbe.message(Workload.MARKET_DATA));
        updates = place.with(Sbe.message(Workload.BOOK_UPDATE));
    }

    @Override
    public double askPrice3() {
        quotes.wrap(buffer);
        return quote.wrap(buffer, 0, MarketDataDecoder.BLOCK_LENGTH, MarketDataDecoder.SCHEMA_VERSION)
                .askPrice3();
    }

    @Override
    public long sequenceBehindTexts() {
        return sequence();
    }

    @Override
    public long sequence() {
        return wrapped().sequence();
    }

    @Override
    public double lastPriceBehindTexts() {
        return lastPrice();
    }

    @Override
    public double lastPrice() {
        BookUpdateDecoder decoder = wrapped();
        BookUpdateDecoder.BidsDecoder bids = decoder.bids();
        while (bids.hasNext()) {
            bids.next();
        }
        BookUpdateDecoder.AsksDecoder asks = decoder.asks();
        while (asks.hasNext()) {
            asks.next();
        }
        return asks.price();
    }

    @Override
    public void symbolInFront(StringBuilder to) {
        symbol(to);
    }

    @Override
    public void symbol(StringBuilder to) {
        wrapped().getSymbol(to);
    }

    private BookUpdateDecoder wrapped() {
        updates.wrap(buffer);
        return update.wrap(buffer, 0, BookUpdateDecoder.BLOCK_LENGTH, BookUpdateDecoder.SCHEMA_VERSION);
    }

    @Override
    public void close() {
        quotes.close();
        updates.close();
    }
}
