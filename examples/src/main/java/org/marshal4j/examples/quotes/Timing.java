package org.marshal4j.examples.quotes;

import java.util.Locale;

/**
 * The cost of quotes.
 *
 * @param update nanoseconds to update a field of a quote
 * @param sum nanoseconds per quote to sum up a field of all quotes
 * @param heap bytes of heap per quote
 */
record Timing(double update, double sum, double heap) {
    private static final int FEWEST_ROUNDS = 4;
    private static final int MOST_ROUNDS = 40;
    private static final long NANOS = 2_000_000_000;

    /** A power of two, so that sums are exact. */
    private static final double STEP = 1 / 64.0;

    /**
     * Returns the best of several rounds. Fast operations get more rounds, since HotSpot must see them often.
     * Afterwards, all bids are what they were before.
     */
    static Timing of(Quotes quotes, double heap) {
        double update = Double.MAX_VALUE;
        double sum = Double.MAX_VALUE;
        double before = quotes.bids();
        long begin = System.nanoTime();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            boolean isUp = round % 2 == 0;
            if (isUp && round >= FEWEST_ROUNDS && System.nanoTime() - begin > NANOS) {
                break;
            }
            long start = System.nanoTime();
            quotes.raise(isUp ? STEP : -STEP);
            long middle = System.nanoTime();
            double bids = quotes.bids();
            long end = System.nanoTime();
            if (bids != before + (isUp ? quotes.count() * STEP : 0)) {
                throw new IllegalStateException("the sum of the bids is wrong: " + bids);
            }
            update = Math.min(update, (double) (middle - start) / quotes.count());
            sum = Math.min(sum, (double) (end - middle) / quotes.count());
        }
        return new Timing(update, sum, heap);
    }

    /** Returns a line of a table. */
    String row(String title, int count) {
        return String.format(Locale.ROOT, "  %-38s %,12d %12.1f %12.1f %14.1f", title, count, update, sum, heap);
    }

    /** Returns the headings of the columns of {@link #row}. */
    static String heads() {
        return String.format(
                Locale.ROOT, "  %-38s %12s %12s %12s %14s", "", "quotes", "update, ns", "sum, ns", "heap, bytes");
    }
}
