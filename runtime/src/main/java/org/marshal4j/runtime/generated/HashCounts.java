package org.marshal4j.runtime.generated;

import java.util.Arrays;

/** Counts the keys of each hash code in a small table, in which several hash codes share a slot: an upper bound. */
final class HashCounts {
    private static final int KEYS_PER_PLACE = 16;
    private static final int FEWEST_PLACES = 64;

    private final int[] places;
    private final int shift;

    /** @param size the approximate number of keys */
    HashCounts(int size) {
        places = new int[Integer.highestOneBit(Math.max(FEWEST_PLACES, size / KEYS_PER_PLACE))];
        shift = Integer.numberOfLeadingZeros(places.length) + 1;
    }

    /** Adds a key by its hash code and returns the number of keys in its slot. */
    int add(int hash) {
        // The golden ratio: the top bits of the product depend on all bits of the hash code.
        return ++places[(hash * 0x9E3779B9) >>> shift];
    }

    /** Whether more than {@code most} of the first {@code count} hash codes are equal. Sorts them. */
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
