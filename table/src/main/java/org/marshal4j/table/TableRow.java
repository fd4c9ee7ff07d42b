package org.marshal4j.table;

import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * A cursor over the rows of a {@link Table}. Its generated subclasses, such as {@code QuoteTable.Row}, get and set the fields of the row that it is
 * at, without making objects. Belongs to one thread at a time.
 *
 * <p>It may be at a row that is not there: the methods for its fields throw {@link MarshalException} MARSHAL247 then, and MARSHAL246 once the table
 * is closed.
 *
 * @param <T> the class whose objects the rows hold
 */
public abstract class TableRow<T> {
    private long index;

    /** At row 0. */
    protected TableRow() {}

    /** Number of the row that it is at, from 0. */
    public final long index() {
        return index;
    }

    /** Moves it to another row. */
    public final void moveTo(long row) {
        index = row;
    }

    /** A new object with the values of the row. */
    public abstract T toObject();

    /** What is thrown where an interface has a setter for what is not in the table. */
    protected static MarshalException notSettable(String field) {
        return new MarshalException(RuntimeProblem.NOT_SETTABLE, field, "it is @Skip, and has no column");
    }

    /** Which row it is at. */
    @Override
    public final String toString() {
        return "row " + index;
    }
}
