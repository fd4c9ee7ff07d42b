package org.marshal4j.table;

import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of objects of a nested type: a struct in Arrow, whose columns have as many rows as the table. Where the object is null its columns hold
 * something that means nothing.
 *
 * @param <C> the generated columns of the nested type
 */
public final class StructColumn<C> extends Column {
    private final C columns;

    /** For generated code, by {@code TableColumns}. */
    public StructColumn(TableMemory memory, Node node, C columns) {
        super(memory, node);
        this.columns = columns;
    }

    /** The columns of the nested type. */
    public C columns() {
        return columns;
    }

    /** Says that the object of a row is not null. Its columns are to be set before. */
    public void setPresent(long row) {
        markValue(batchToSet(row), row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return columns;
    }

    @Override
    void storeAt(int batch, int index, long row, Object value) {
        throw refused(row, "a struct as a whole");
    }
}
