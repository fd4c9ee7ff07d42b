package org.marshal4j.benchmarks.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Rows as beans in a list. */
final class BeanRows implements Rows {
    /** For code that needs the same order. */
    static final long SEED = 1;

    private final List<Tick> ticks;

    /**
     * Creates new beans.
     *
     * @param shuffled whether the order in the list differs from the order of creation, in which HotSpot allocates
     *     them
     */
    BeanRows(int rows, boolean shuffled) {
        ticks = new ArrayList<>(rows);
        for (int row = 0; row < rows; row++) {
            ticks.add(Tick.of(row));
        }
        if (shuffled) {
            Collections.shuffle(ticks, new Random(SEED));
        }
    }

    @Override
    public void update() {
        for (Tick tick : ticks) {
            tick.setQuantity(tick.getQuantity() + 1);
        }
    }

    @Override
    public long quantities() {
        long sum = 0;
        for (Tick tick : ticks) {
            sum += tick.getQuantity();
        }
        return sum;
    }

    /** Returns the sum of all bids. */
    double bids() {
        double sum = 0;
        for (Tick tick : ticks) {
            sum += tick.getBid();
        }
        return sum;
    }
}
