package org.marshal4j.table;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * A cursor over the rows of a {@link Table}. Its generated subclasses, such as {@code QuoteTable.Row}, get and set the
 * fields of the row that it is at, without creating objects. Only one thread may use it at a time.
 *
 * <p>It may be at a row that does not exist: the methods for its fields then throw a {@link MarshalException} with
 * MARSHAL247, or with MARSHAL246 once the table is closed.
 *
 * @param <T> the class whose objects the rows hold
 */
public abstract class TableRow<T> {
    private long index;

    /** Creates a cursor at row 0. */
    protected TableRow() {}

    /** {@return the number of the row that the cursor is at, from 0} */
    public final long index() {
        return index;
    }

    /**
     * Moves the cursor to another row.
     *
     * @param row the row
     */
    public final void moveTo(long row) {
        index = row;
    }

    /** {@return a new object with the values of the row} */
    public abstract T toObject();

    /**
     * For generated code: creates the exception for a setter of an interface whose field is not in the table.
     *
     * @param field the name of the field
     * @return the exception
     */
    protected static MarshalException notSettable(String field) {
        return new MarshalException(RuntimeProblem.NOT_SETTABLE, field, "it is @Skip, and has no column");
    }

    /** {@return the row that the cursor is at} */
    @Override
    public final String toString() {
        return "row " + index;
    }
}
