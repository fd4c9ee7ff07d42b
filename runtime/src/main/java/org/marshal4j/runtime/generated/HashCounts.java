package org.marshal4j.runtime.generated;

import java.util.Arrays;

/** How many keys have the same hash code, at most: counted in a small table, where some hash codes share a place. */
final class HashCounts {
    private static final int KEYS_PER_PLACE = 16;
    private static final int FEWEST_PLACES = 64;

    private final int[] places;
    private final int shift;

    /** @param size about how many keys there will be */
    HashCounts(int size) {
        places = new int[Integer.highestOneBit(Math.max(FEWEST_PLACES, size / KEYS_PER_PLACE))];
        shift = Integer.numberOfLeadingZeros(places.length) + 1;
    }

    /** Adds a key by its hash code; gives the number of those in its place. */
    int add(int hash) {
        // The golden ratio: the top bits of the product depend on all bits of the hash code.
        return ++places[(hash * 0x9E3779B9) >>> shift];
    }

    /** Whether more than so many of the first numbers, which get sorted, are the same. */
    static boolean isAnyMoreThan(int most, int[] hashes, int count) {
        Arrays.sort(hashes, 0, count);
        for (int i = most; i < count; i++) {
            if (hashes[i] == hashes[i - most]) {
                return true;
            }
        }
        return false;
    }
}
