package org.marshal4j.table;

import java.util.Optional;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of times or decimals. They are compared as the numbers that are stored, without creating an object for each
 * row.
 *
 * @param <V> the class of the values
 */
public abstract class OrderedColumn<V extends Comparable<? super V>> extends ObjectColumn<V> {
    OrderedColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /** {@return the smallest of all values; empty if there are none} */
    public final Optional<V> min() {
        return min(all());
    }

    /**
     * Returns the smallest value of some rows.
     *
     * @param range rows of this table
     * @return the value; empty if there is none
     */
    public abstract Optional<V> min(RowRange range);

    /**
     * Returns the smallest value of some rows.
     *
     * @param selection rows of this table
     * @return the value; empty if there is none
     */
    public abstract Optional<V> min(Selection selection);

    /** {@return the greatest of all values; empty if there are none} */
    public final Optional<V> max() {
        return max(all());
    }

    /**
     * Returns the greatest value of some rows.
     *
     * @param range rows of this table
     * @return the value; empty if there is none
     */
    public abstract Optional<V> max(RowRange range);

    /**
     * Returns the greatest value of some rows.
     *
     * @param selection rows of this table
     * @return the value; empty if there is none
     */
    public abstract Optional<V> max(Selection selection);

    /**
     * Returns the rows whose value is in a range, including both ends. The ends may be values that the column cannot
     * hold.
     *
     * @param least the smallest value
     * @param greatest the greatest value
     * @return the rows, among those that the table has now
     */
    public abstract Selection whereBetween(V least, V greatest);

    /**
     * {@return those of some rows whose value is in a range, including both ends} The ends may be values that the
     * column cannot hold.
     *
     * @param range rows of this table
     * @param least the smallest value
     * @param greatest the greatest value
     */
    public abstract Selection whereBetween(RowRange range, V least, V greatest);
}
