package org.marshal4j.examples.demo;

import java.util.Arrays;

/**
 * The times of something that is repeated. It is timed in laps of some microseconds, and the median counts. So a lap
 * in which the machine did something else does no harm, and many such laps do little.
 */
final class Laps {

    private static final int MOST = 1 << 14;

    private final double[] laps = new double[MOST];
    private final double[] rounds;
    private int round;

    /** Takes the number of rounds. */
    Laps(int rounds) {
        this.rounds = new double[rounds];
    }

    /**
     * Runs one round.
     *
     * @param lap does the operations of one lap
     */
    void round(Runnable lap, int operations, long nanos) {
        int count = 0;
        long start = System.nanoTime();
        long now = start;
        do {
            long before = now;
            lap.run();
            now = System.nanoTime();
            laps[count++] = (now - before) / (double) operations;
        } while (now - start < nanos && count < MOST);
        rounds[round++] = median(laps, 0, count);
    }

    /**
     * Returns the nanoseconds for an operation: the median of the second half of the rounds. The first half is for
     * warming up.
     */
    double nanos() {
        return median(rounds, rounds.length / 2, rounds.length);
    }

    private static double median(double[] values, int from, int to) {
        double[] sorted = Arrays.copyOfRange(values, from, to);
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
