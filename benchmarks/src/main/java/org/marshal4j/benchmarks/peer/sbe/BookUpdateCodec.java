package org.marshal4j.benchmarks.peer.sbe;

import java.util.List;
import org.agrona.concurrent.UnsafeBuffer;
import org.marshal4j.benchmarks.peer.Lists;
import org.marshal4j.benchmarks.peer.sbe.schema.BookUpdateDecoder;
import org.marshal4j.benchmarks.peer.sbe.schema.BookUpdateEncoder;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/**
 * A change of an order book. In the schema its texts are a fixed number of characters; as data of variable length they
 * take as much time.
 */
final class BookUpdateCodec implements Codec<BookUpdate> {
    private final BookUpdateEncoder encoder = new BookUpdateEncoder();
    private final BookUpdateDecoder decoder = new BookUpdateDecoder();

    @Override
    public int write(BookUpdate update, UnsafeBuffer buffer) {
        encoder.wrap(buffer, 0);
        encoder.time(update.time);
        encoder.sequence(update.sequence);
        encoder.symbol(update.symbol);
        encoder.venue(update.venue);
        writeBids(update.bids);
        writeAsks(update.asks);
        return encoder.encodedLength();
    }

    @Override
    public void read(UnsafeBuffer buffer, BookUpdate update) {
        decoder.wrap(buffer, 0, BookUpdateDecoder.BLOCK_LENGTH, BookUpdateDecoder.SCHEMA_VERSION);
        update.time = decoder.time();
        update.sequence = decoder.sequence();
        update.symbol = decoder.symbol();
        update.venue = decoder.venue();
        readBids(update.bids);
        readAsks(update.asks);
    }

    private void writeBids(List<Level> levels) {
        BookUpdateEncoder.BidsEncoder group = encoder.bidsCount(levels.size());
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            group.next().price(level.price).quantity(level.quantity);
        }
    }

    private void writeAsks(List<Level> levels) {
        BookUpdateEncoder.AsksEncoder group = encoder.asksCount(levels.size());
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            group.next().price(level.price).quantity(level.quantity);
        }
    }

    private void readBids(List<Level> levels) {
        BookUpdateDecoder.BidsDecoder group = decoder.bids();
        Lists.resize(levels, group.count(), Level::new);
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            group.next();
            level.price = group.price();
            level.quantity = group.quantity();
        }
    }

    private void readAsks(List<Level> levels) {
        BookUpdateDecoder.AsksDecoder group = decoder.asks();
        Lists.resize(levels, group.count(), Level::new);
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            group.next();
            level.price = group.price();
            level.quantity = group.quantity();
        }
    }
}
