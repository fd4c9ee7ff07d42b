package org.marshal4j.benchmarks.copies;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.book.BookUpdate;
import org.marshal4j.benchmarks.workload.book.Level;

/** Copies of a change of an order book: two lists of small objects. */
final class BookUpdateByHand implements ByHand<BookUpdate> {
    @Override
    public BookUpdate copy(BookUpdate from) {
        BookUpdate to = new BookUpdate();
        copyValues(from, to);
        to.bids = copy(from.bids);
        to.asks = copy(from.asks);
        return to;
    }

    @Override
    public void copyInto(BookUpdate from, BookUpdate to) {
        copyValues(from, to);
        copyInto(from.bids, to.bids);
        copyInto(from.asks, to.asks);
    }

    private static void copyValues(BookUpdate from, BookUpdate to) {
        to.time = from.time;
        to.sequence = from.sequence;
        to.symbol = from.symbol;
        to.venue = from.venue;
    }

    private static List<Level> copy(List<Level> from) {
        List<Level> to = new ArrayList<>(from.size());
        for (Level level : from) {
            to.add(new Level(level.price, level.quantity));
        }
        return to;
    }

    private static void copyInto(List<Level> from, List<Level> to) {
        for (int i = 0; i < from.size(); i++) {
            Level level = from.get(i);
            if (i < to.size()) {
                Level used = to.get(i);
                used.price = level.price;
                used.quantity = level.quantity;
            } else {
                to.add(new Level(level.price, level.quantity));
            }
        }
        while (to.size() > from.size()) {
            to.remove(to.size() - 1);
        }
    }
}
