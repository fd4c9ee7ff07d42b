package org.marshal4j.table;

import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code boolean}: one bit a row, bool in Arrow. */
public final class BooleanColumn extends Column {
    /** For generated code, by {@code TableColumns}. */
    public BooleanColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * The value of a row.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL248 if it is null
     */
    public boolean get(long row) {
        int batch = batchOfValue(row);
        return Bits.get(values.base(batch), values.starts[batch], (int) row & mask);
    }

    /** Sets the value of a row. */
    public void set(long row, boolean value) {
        int batch = batchToSet(row);
        Bits.put(values.base(batch), values.starts[batch], (int) row & mask, value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return Bits.get(values.base(batch), values.starts[batch], index);
    }

    @Override
    void storeAt(int batch, int index, long row, Object value) {
        Bits.put(values.base(batch), values.starts[batch], index, (Boolean) value);
    }

    /** The rows whose value is true. */
    public Selection whereTrue() {
        return where(0);
    }

    /** The rows whose value is false. */
    public Selection whereFalse() {
        return where(-1);
    }

    private Selection where(long flipped) {
        Selection selection = new Selection(rows);
        long size = selection.size();
        for (long row = 0; row < size; row += Long.SIZE) {
            int batch = (int) (row >>> shift);
            int index = (int) row & mask;
            long bits =
                    (Bits.word(values.base(batch), values.starts[batch], index) ^ flipped) & validBits(batch, index);
            long left = size - row;
            selection.setWord(row, left < Long.SIZE ? bits & ((1L << left) - 1) : bits);
        }
        keep();
        return selection;
    }

    /** How many rows are true. */
    public long count() {
        return whereTrue().count();
    }
}
