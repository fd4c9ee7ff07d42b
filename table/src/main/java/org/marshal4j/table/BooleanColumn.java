package org.marshal4j.table;

import java.util.function.Consumer;
import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code boolean}: one bit per row, bool in Arrow. */
public final class BooleanColumn extends Column {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public BooleanColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * {@return the value of a row}
     *
     * @param row 0 to {@link #size} − 1
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if it is null
     */
    public boolean get(long row) {
        int batch = batchOfValue(row);
        return read(batch, (int) row & mask);
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value
     */
    public void set(long row, boolean value) {
        int batch = batchToSet(row);
        Bits.put(values.base(batch), values.starts[batch], (int) row & mask, value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return read(batch, index);
    }

    /**
     * Calls the consumer with all values that are not null, in the order of the rows.
     *
     * @param consumer takes each value
     */
    public void forEach(Consumer<? super Boolean> consumer) {
        forEach(all(), consumer);
    }

    /**
     * Calls the consumer with the values of some rows that are not null, in the order of the rows.
     *
     * @param range rows of this table
     * @param consumer takes each value
     */
    public void forEach(RowRange range, Consumer<? super Boolean> consumer) {
        Scan.each(this, range, (batch, index) -> consumer.accept(read(batch, index)));
    }

    /**
     * Calls the consumer with the values of these rows that are not null.
     *
     * @param selection rows of this table
     * @param consumer takes each value
     */
    public void forEach(Selection selection, Consumer<? super Boolean> consumer) {
        Scan.each(this, selection, (batch, index) -> consumer.accept(read(batch, index)));
    }

    private boolean read(int batch, int index) {
        return Bits.get(values.base(batch), values.starts[batch], index);
    }

    /**
     * Returns the first row with the given value.
     *
     * @param value the value
     * @return the row; −1 if there is none
     */
    public long indexOf(boolean value) {
        return Scan.first(this, (batch, index) -> read(batch, index) == value);
    }

    /** {@return the rows whose value is true} */
    public Selection whereTrue() {
        RowRange all = all();
        return where(all, new Selection(rows, all.to()), 0);
    }

    /**
     * {@return those of some rows whose value is true}
     *
     * @param range rows of this table
     */
    public Selection whereTrue(RowRange range) {
        return where(range, emptySelection(range), 0);
    }

    /** {@return the rows whose value is false} */
    public Selection whereFalse() {
        RowRange all = all();
        return where(all, new Selection(rows, all.to()), -1);
    }

    /**
     * {@return those of some rows whose value is false}
     *
     * @param range rows of this table
     */
    public Selection whereFalse(RowRange range) {
        return where(range, emptySelection(range), -1);
    }

    private Selection where(RowRange range, Selection selection, long flipped) {
        for (long row = range.from() & -Long.SIZE; row < range.to(); row += Long.SIZE) {
            int batch = (int) (row >>> shift);
            int index = (int) row & mask;
            long bits = Bits.word(values.base(batch), values.starts[batch], index) ^ flipped;
            selection.setWord(row, bits & validBits(batch, index) & range.bits(row));
        }
        keep();
        return selection;
    }

    /** {@return the number of rows whose value is true} */
    public long count() {
        return whereTrue().count();
    }
}
