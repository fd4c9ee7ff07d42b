package org.marshal4j.table;

import java.time.Duration;
import java.time.Instant;

/** Times as a number of nanoseconds in a long. Stateless. */
final class Nanos {
    private static final long PER_SECOND = 1_000_000_000;

    private Nanos() {}

    static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, PER_SECOND), Math.floorMod(nanos, PER_SECOND));
    }

    static long ofInstant(Column column, long row, Instant value) {
        return of(column, row, value, value.getEpochSecond(), value.getNano());
    }

    static long ofDuration(Column column, long row, Duration value) {
        return of(column, row, value, value.getSeconds(), value.getNano());
    }

    private static long of(Column column, long row, Object value, long seconds, int nanos) {
        // Not seconds * 10^9 at once: the least long is within the range, its seconds rounded down are not.
        long above = seconds < 0 ? seconds + 1 : seconds;
        long below = seconds < 0 ? nanos - PER_SECOND : nanos;
        long high = Math.multiplyHigh(above, PER_SECOND);
        long low = above * PER_SECOND;
        long sum = low + below;
        if (high != low >> 63 || ((low ^ sum) & (below ^ sum)) < 0) {
            throw column.refused(row, value + ", which is beyond the range of nanoseconds in 64 bits");
        }
        return sum;
    }
}
