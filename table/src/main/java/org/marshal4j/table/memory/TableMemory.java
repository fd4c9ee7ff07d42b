package org.marshal4j.table.memory;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/** What a table and its columns share: the rows, where they are stored, and their schema. */
public final class TableMemory {
    private final Schema schema;
    private final Rows rows;
    private final @Nullable TableMemory around;
    private @Nullable Store store;
    private @Nullable AbsentColumns absent;
    private int batches;

    /** The number of rows that can be stored to. */
    private long ready;

    /** Creates the memory for rows with a schema. */
    public TableMemory(Schema schema, Rows rows) {
        this(schema, rows, null);
    }

    private TableMemory(Schema schema, Rows rows, @Nullable TableMemory around) {
        this.schema = schema;
        this.rows = rows;
        this.around = around;
    }

    /** Returns the same memory for the elements of a list, which its columns have as rows. */
    public TableMemory ofElements() {
        return new TableMemory(schema, Rows.ofElements(), this);
    }

    /** Returns the schema of the rows. */
    public Schema schema() {
        return schema;
    }

    /** Returns the rows. */
    public Rows rows() {
        return rows;
    }

    /** Keeps the memory of columns that the file does not have. */
    public void keep(AbsentColumns columns) {
        absent = columns;
    }

    /** Tells whether a column is one that the file does not have. */
    public boolean isAbsent(Node node) {
        if (around != null) {
            return around.isAbsent(node);
        }
        return absent != null && absent.contains(node);
    }

    /** Returns where the batches are. */
    public Store store() {
        return around == null ? Objects.requireNonNull(store, "the table is not ready") : around.store();
    }

    /** Sets where the batches are, and how many there are already. */
    public void setStore(Store where, int count) {
        store = where;
        batches = count;
    }

    /** Makes room for a row if there is none yet. */
    public void reserve(long row) {
        if (row >= ready) {
            makeReady(row);
        }
    }

    private void makeReady(long row) {
        int batch = (int) (row >>> rows.shift);
        if (batch >= batches) {
            store().addBatch(batch);
            batches = batch + 1;
        }
        ready = store().makeReady(row);
    }
}
