package org.marshal4j.stack.recorder;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** The best levels of an order book after a change. */
@Marshal
public class BookUpdate implements BookUpdateMarshallable {
    private static final int LEVELS = 5;

    long sequence;
    /** The time of sending from {@link System#nanoTime()}, a clock that the processes of one machine share. */
    long sentAt;

    int instrumentId;

    @Required
    List<Level> bids = new ArrayList<>();

    @Required
    List<Level> asks = new ArrayList<>();

    /** Makes this the update with a number. Its contents are derived from that number. */
    void become(long number) {
        sequence = number;
        instrumentId = (int) (number % 500);
        fill(bids, 100 - number % 7 * 0.01, -0.01);
        fill(asks, 100.01 + number % 7 * 0.01, 0.01);
    }

    /** Tells whether the contents are those of another update, apart from the time of sending. */
    boolean hasContentsOf(BookUpdate other) {
        return sequence == other.sequence
                && instrumentId == other.instrumentId
                && same(bids, other.bids)
                && same(asks, other.asks);
    }

    private void fill(List<Level> levels, double best, double step) {
        while (levels.size() < LEVELS) {
            levels.add(new Level());
        }
        for (int i = 0; i < LEVELS; i++) {
            Level level = levels.get(i);
            level.price = best + i * step;
            level.quantity = 100L * (i + 1) + sequence % 100;
            level.orders = i + 1;
        }
    }

    private static boolean same(List<Level> some, List<Level> others) {
        for (int i = 0; i < LEVELS; i++) {
            Level one = some.get(i);
            Level other = others.get(i);
            if (one.price != other.price || one.quantity != other.quantity || one.orders != other.orders) {
                return false;
            }
        }
        return some.size() == LEVELS && others.size() == LEVELS;
    }
}
