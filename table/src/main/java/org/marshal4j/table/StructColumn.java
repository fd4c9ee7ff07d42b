package org.marshal4j.table;

import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of objects of a nested type: a struct in Arrow, whose columns have as many rows as the table. If the object
 * in a row is null, the values of its columns mean nothing.
 *
 * @param <C> the generated columns of the nested type
 */
public final class StructColumn<C> extends Column {
    private final C columns;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     * @param columns the columns of the nested type
     */
    public StructColumn(TableMemory memory, Node node, C columns) {
        super(memory, node);
        this.columns = columns;
    }

    /** {@return the columns of the nested type} */
    public C columns() {
        return columns;
    }

    /**
     * Marks the object of a row as not null. Set its columns first.
     *
     * @param row 0 to {@link #size} − 1
     */
    public void setPresent(long row) {
        markValue(batchToSet(row), row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return columns;
    }
}
