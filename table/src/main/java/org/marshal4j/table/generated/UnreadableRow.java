package org.marshal4j.table.generated;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** Says which row cannot be read as an object. Stateless. */
public final class UnreadableRow {
    private UnreadableRow() {}

    /**
     * {@return the exception for an object that cannot be created} Columns have named the row already; constructors and
     * setters, which may refuse the values, have not.
     *
     * @param type the class of the object
     * @param row the row
     * @param cause why it cannot be created
     */
    public static MarshalException of(Class<?> type, long row, RuntimeException cause) {
        return cause instanceof MarshalException known
                ? known
                : new MarshalException(
                        "reading", type.getName(), "", -1, RuntimeProblem.OTHER, "row " + row + ": " + cause, cause);
    }
}
