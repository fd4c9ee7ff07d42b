package org.marshal4j.table.memory;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/** What a table and its columns share: the rows, where they are kept, and what they are rows of. */
public final class TableMemory {
    private final Schema schema;
    private final Rows rows;
    private @Nullable Store store;
    private @Nullable AbsentColumns absent;
    private int batches;

    /** Of rows whose fields are those of a schema. */
    public TableMemory(Schema schema, Rows rows) {
        this.schema = schema;
        this.rows = rows;
    }

    /** What the rows are. */
    public Schema schema() {
        return schema;
    }

    /** The rows. */
    public Rows rows() {
        return rows;
    }

    /** Keeps the memory of columns that the file does not have. */
    public void keep(AbsentColumns columns) {
        absent = columns;
    }

    /** Columns that the file does not have; null if there is no file. */
    public @Nullable AbsentColumns absent() {
        return absent;
    }

    /** Where the batches are. */
    public Store store() {
        return Objects.requireNonNull(store, "the table is not ready");
    }

    /** Says where the batches are, and how many there are already. */
    public void setStore(Store where, int count) {
        store = where;
        batches = count;
    }

    /** How many batches there are. */
    public int batches() {
        return batches;
    }

    /** Adds the batch that a row is in, if there is none yet. */
    public void reserve(long row) {
        int batch = (int) (row >>> rows.shift);
        if (batch >= batches) {
            store().addBatch(batch);
            batches = batch + 1;
        }
    }
}
