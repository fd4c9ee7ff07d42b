package org.marshal4j.table.generated;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableRow;

/**
 * Moves one cursor over all rows of a table, those too that are added meanwhile. What {@code next} returns is the same object each time.
 *
 * @param <R> the class of the cursor
 */
public final class RowIterator<R extends TableRow<?>> implements Iterator<R> {
    private final Table<?> table;
    private final R cursor;
    private long next;

    /** From the first row on. */
    public RowIterator(Table<?> table, R cursor) {
        this.table = table;
        this.cursor = cursor;
    }

    @Override
    public boolean hasNext() {
        return next < table.size();
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the table has " + table.size() + " rows");
        }
        cursor.moveTo(next++);
        return cursor;
    }
}
