package org.marshal4j.table;

import java.time.Instant;

/** Converts times to and from a number of nanoseconds in a long. Stateless. */
final class Nanos {
    private static final long PER_SECOND = 1_000_000_000;

    private Nanos() {}

    static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, PER_SECOND), Math.floorMod(nanos, PER_SECOND));
    }

    /** Tells whether a number of nanoseconds is this number of seconds and the nanoseconds after them. */
    static boolean are(long number, long seconds, int nanos) {
        return Math.floorDiv(number, PER_SECOND) == seconds && Math.floorMod(number, PER_SECOND) == nanos;
    }

    /** Returns the number of nanoseconds; the smallest or the greatest long if it is beyond them. */
    static long nearest(long seconds, int nanos) {
        // Not seconds * 10^9 directly: the smallest long is within the range, but its seconds, rounded down, are not.
        long above = seconds < 0 ? seconds + 1 : seconds;
        long below = seconds < 0 ? nanos - PER_SECOND : nanos;
        long high = Math.multiplyHigh(above, PER_SECOND);
        long low = above * PER_SECOND;
        long sum = low + below;
        if (high != low >> 63 || ((low ^ sum) & (below ^ sum)) < 0) {
            return seconds < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return sum;
    }
}
