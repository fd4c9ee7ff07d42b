package org.marshal4j.table;

/**
 * Rows that follow each other.
 *
 * @param from the first row
 * @param to the row behind the last one
 */
public record RowRange(long from, long to) {
    /** Checks that the end is not before the start. */
    public RowRange {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("rows from " + from + " to " + to);
        }
    }
}
