package org.marshal4j.examples.engines;

import java.util.Random;

/** Prices and sizes of a simulated market. Not thread-safe: each producer has its own. */
public final class Levels {
    private static final int DEPTH = 10;
    private static final double TICK = 0.01;

    private final Random random;
    private final double[] bids = new double[DEPTH];
    private final long[] bidSizes = new long[DEPTH];
    private final double[] asks = new double[DEPTH];
    private final long[] askSizes = new long[DEPTH];
    private double middle = 100;

    Levels(long seed) {
        random = new Random(seed);
    }

    /** Moves the market a little. */
    void move() {
        middle += TICK * (random.nextInt(3) - 1);
        int spread = 1 + random.nextInt(3);
        for (int i = 0; i < DEPTH; i++) {
            bids[i] = middle - TICK * (spread + i);
            asks[i] = middle + TICK * (spread + i);
            bidSizes[i] = 1 + random.nextInt(1000);
            askSizes[i] = 1 + random.nextInt(1000);
        }
    }

    public double[] bids() {
        return bids;
    }

    public long[] bidSizes() {
        return bidSizes;
    }

    public double[] asks() {
        return asks;
    }

    public long[] askSizes() {
        return askSizes;
    }
}
