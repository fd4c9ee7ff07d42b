package org.marshal4j.table;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.marshal4j.table.generated.TableColumns;

/** A table whose columns are chosen by a test, which also sets its rows column by column. */
final class FreeTable extends Table<LongConsumer> {
    FreeTable(TableColumns columns, Consumer<TableColumns> all) {
        super(columns.memory());
        all.accept(columns);
        ready(columns.finish());
    }

    @Override
    public void add(LongConsumer value) {
        long row = newRow();
        value.accept(row);
        publish(row);
    }

    /** Adds this number of rows to an empty batch without setting any column: all values are 0. */
    void addZeros(long rows) {
        publish(newRow() + rows - 1);
    }

    @Override
    public void set(long row, LongConsumer value) {
        value.accept(check(row));
    }

    @Override
    public LongConsumer get(long row) {
        throw new UnsupportedOperationException("rows are read by their columns");
    }
}
