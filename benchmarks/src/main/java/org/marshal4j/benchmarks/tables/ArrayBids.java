package org.marshal4j.benchmarks.tables;

import java.util.stream.IntStream;

/** Bids in an array. */
final class ArrayBids implements Bids {
    private final double[] bids;

    /** Creates the bids of this many rows. */
    ArrayBids(int rows) {
        bids = IntStream.range(0, rows)
                .mapToDouble(row -> Tick.of(row).getBid())
                .toArray();
    }

    @Override
    public double sum() {
        double sum = 0;
        for (double bid : bids) {
            sum += bid;
        }
        return sum;
    }
}
