package org.marshal4j.table;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * The lengths that {@code @MaxLength} and {@code @FixedLength} allow.
 *
 * @param least the smallest
 * @param most the greatest
 */
record Lengths(int least, int most) {
    static final Lengths ANY = new Lengths(0, Integer.MAX_VALUE);

    private boolean allow(long length) {
        return length >= least && length <= most;
    }

    private MarshalException refused(String path, String row, long length) {
        String allowed = least == most ? "exactly " + most : "at most " + most;
        return new MarshalException(
                RuntimeProblem.TOO_LONG, path, row + "a length of " + length + ", and the field allows " + allowed);
    }

    /** Checks the length of a value that is read: whoever reads adds the row. */
    void requireRead(Column column, long length) {
        if (!allow(length)) {
            throw refused(column.node.path(), "", length);
        }
    }

    /** Checks the length of a value that is to be stored. */
    void requireStored(Column column, long row, long length) {
        if (!allow(length)) {
            throw refused(column.node.path(), column.rowFor(row), length);
        }
    }
}
