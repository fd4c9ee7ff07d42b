package org.marshal4j.table;

/**
 * Goes through the values of a column where they are stored, 64 rows at a time, leaves out those that are null, and
 * creates no object for a row. Stateless.
 */
final class Scan {
    private Scan() {}

    /** Tests a value that is not null. */
    interface Test {
        /** No value passes. */
        Test NONE = (batch, index) -> false;

        boolean passes(int batch, int index);
    }

    /** Accepts a value that is not null. */
    interface Visitor {
        void accept(int batch, int index);
    }

    /** Passes on the values of some rows, in order. */
    static void each(Column column, RowRange range, Visitor visitor) {
        long to = column.checked(range).to();
        for (long row = range.from() & -Long.SIZE; row < to; row += Long.SIZE) {
            each(column, row, range.bits(row), visitor);
        }
        column.keep();
    }

    /** Passes on the values of some rows, in order. */
    static void each(Column column, Selection selection, Visitor visitor) {
        selection.require(column.rows);
        for (long row = selection.nextWord(0); row >= 0; row = selection.nextWord(row + Long.SIZE)) {
            each(column, row, selection.word(row), visitor);
        }
        column.keep();
    }

    private static void each(Column column, long row, long among, Visitor visitor) {
        int batch = (int) (row >>> column.shift);
        int first = (int) row & column.mask;
        for (long bits = among & column.validBits(batch, first); bits != 0; bits &= bits - 1) {
            visitor.accept(batch, first + Long.numberOfTrailingZeros(bits));
        }
    }

    /** Returns the first row whose value passes; −1 if there is none. */
    static long first(Column column, Test test) {
        RowRange all = column.all();
        for (long row = 0; row < all.to(); row += Long.SIZE) {
            long bits = passing(column, row, all.bits(row), test);
            if (bits != 0) {
                return row + Long.numberOfTrailingZeros(bits);
            }
        }
        column.keep();
        return -1;
    }

    /** Returns the rows whose values pass. */
    static Selection where(Column column, Test test) {
        RowRange all = column.all();
        return where(column, all, new Selection(column.rows, all.to()), test);
    }

    /** Returns the rows of a range whose values pass. */
    static Selection where(Column column, RowRange range, Test test) {
        return where(column, range, column.emptySelection(range), test);
    }

    private static Selection where(Column column, RowRange range, Selection selection, Test test) {
        for (long row = range.from() & -Long.SIZE; row < range.to(); row += Long.SIZE) {
            selection.setWord(row, passing(column, row, range.bits(row), test));
        }
        column.keep();
        return selection;
    }

    private static long passing(Column column, long row, long among, Test test) {
        int batch = (int) (row >>> column.shift);
        int first = (int) row & column.mask;
        long passing = 0;
        for (long bits = among & column.validBits(batch, first); bits != 0; bits &= bits - 1) {
            int i = Long.numberOfTrailingZeros(bits);
            passing |= test.passes(batch, first + i) ? 1L << i : 0;
        }
        return passing;
    }
}
