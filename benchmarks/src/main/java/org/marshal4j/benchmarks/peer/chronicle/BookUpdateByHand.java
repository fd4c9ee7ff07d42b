package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** A change of an order book. */
final class BookUpdateByHand implements ByHand<BookUpdate> {
    static final BookUpdateByHand INSTANCE = new BookUpdateByHand();

    private BookUpdateByHand() {}

    @Override
    public void write(BookUpdate update, BytesOut<?> out) {
        out.writeLong(update.time);
        out.writeLong(update.sequence);
        out.writeUtf8(update.symbol);
        out.writeUtf8(update.venue);
        Elements.write(update.bids, LevelByHand.INSTANCE, out);
        Elements.write(update.asks, LevelByHand.INSTANCE, out);
    }

    @Override
    public void read(BookUpdate update, BytesIn<?> in) {
        update.time = in.readLong();
        update.sequence = in.readLong();
        update.symbol = in.readUtf8();
        update.venue = in.readUtf8();
        Elements.read(update.bids, LevelByHand.INSTANCE, Level::new, in);
        Elements.read(update.asks, LevelByHand.INSTANCE, Level::new, in);
    }
}
