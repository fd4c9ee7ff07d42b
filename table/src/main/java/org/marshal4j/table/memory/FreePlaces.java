package org.marshal4j.table.memory;

import java.util.Arrays;

/**
 * The places in an {@link Area} whose values have been replaced. Each takes a later value of the same size. They are
 * known until the table is closed.
 */
final class FreePlaces {
    /** The size of larger values seldom repeats. */
    private static final int LARGEST = 1024;

    private static final int FEW = 8;

    private final long[][] places = new long[LARGEST / Area.ALIGNMENT + 1][];
    private final int[] counts = new int[places.length];

    /** Returns a place of that size, a multiple of {@link Area#ALIGNMENT}; {@link Area#NO_PLACE} if there is none. */
    long take(int size) {
        int number = size / Area.ALIGNMENT;
        return number < counts.length && counts[number] > 0 ? places[number][--counts[number]] : Area.NO_PLACE;
    }

    /** Adds a place of that size. */
    void add(int size, long place) {
        int number = size / Area.ALIGNMENT;
        if (number >= counts.length) {
            return;
        }
        long[] all = places[number];
        if (all == null) {
            all = new long[FEW];
        } else if (counts[number] == all.length) {
            all = Arrays.copyOf(all, 2 * all.length);
        }
        all[counts[number]++] = place;
        places[number] = all;
    }
}
