package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.Lists;
import org.marshal4j.benchmarks.peer.protobuf.schema.BookProto;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** A change of an order book. */
final class BookUpdateForm implements Form<BookUpdate, BookProto.BookUpdate> {
    static final BookUpdateForm INSTANCE = new BookUpdateForm();

    private BookUpdateForm() {}

    @Override
    public BookProto.BookUpdate message(BookUpdate update) {
        BookProto.BookUpdate.Builder builder = BookProto.BookUpdate.newBuilder();
        builder.setTime(update.time);
        builder.setSequence(update.sequence);
        builder.setSymbol(update.symbol);
        builder.setVenue(update.venue);
        for (int i = 0; i < update.bids.size(); i++) {
            builder.addBids(LevelForm.INSTANCE.message(update.bids.get(i)));
        }
        for (int i = 0; i < update.asks.size(); i++) {
            builder.addAsks(LevelForm.INSTANCE.message(update.asks.get(i)));
        }
        return builder.build();
    }

    @Override
    public void read(BookProto.BookUpdate message, BookUpdate update) {
        update.time = message.getTime();
        update.sequence = message.getSequence();
        update.symbol = message.getSymbol();
        update.venue = message.getVenue();
        Lists.resize(update.bids, message.getBidsCount(), Level::new);
        for (int i = 0; i < update.bids.size(); i++) {
            LevelForm.INSTANCE.read(message.getBids(i), update.bids.get(i));
        }
        Lists.resize(update.asks, message.getAsksCount(), Level::new);
        for (int i = 0; i < update.asks.size(); i++) {
            LevelForm.INSTANCE.read(message.getAsks(i), update.asks.get(i));
        }
    }

    @Override
    public BookUpdate empty() {
        return new BookUpdate();
    }

    @Override
    public Parser<BookProto.BookUpdate> parser() {
        return BookProto.BookUpdate.parser();
    }
}
