package org.marshal4j.table;

/**
 * Consecutive rows.
 *
 * @param from the first row
 * @param to the row after the last one
 */
public record RowRange(long from, long to) {
    /**
     * Checks that the end is not before the start.
     *
     * @param from the first row
     * @param to the row after the last one
     */
    public RowRange {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("rows from " + from + " to " + to);
        }
    }

    /** The rows of this range among 64 rows, from a multiple of 64: one bit for each. */
    long bits(long row) {
        return atLeast(from - row) & ~atLeast(to - row);
    }

    /** The bits from a number on, of those from 0 to 63. */
    private static long atLeast(long bit) {
        return bit >= Long.SIZE ? 0 : -1L << Math.max(0, bit);
    }
}
