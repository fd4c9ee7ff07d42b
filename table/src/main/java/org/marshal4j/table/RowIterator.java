package org.marshal4j.table;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.marshal4j.table.memory.Rows;

/**
 * Moves one cursor over all rows of a table, including rows that are added meanwhile. {@code next} returns the same
 * object each time. Only one thread may use it at a time.
 *
 * @param <R> the class of the cursor
 */
final class RowIterator<R extends TableRow<?>> implements Iterator<R> {
    private final Rows rows;
    private final R cursor;
    private long next;

    /** The number of rows known to be published. */
    private long seen;

    /** Starts before the first row. */
    RowIterator(Rows rows, R cursor) {
        this.rows = rows;
        this.cursor = cursor;
        this.seen = rows.published();
    }

    /**
     * Loads the number of rows with a plain read, in case rows were removed or the table was closed. An acquiring read
     * for each row would make HotSpot reload everything it knows about the columns.
     */
    @Override
    public boolean hasNext() {
        return next < rows.size && (next < seen || next < (seen = rows.published()));
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the table has " + rows.published() + " rows");
        }
        cursor.moveTo(next++);
        return cursor;
    }
}
