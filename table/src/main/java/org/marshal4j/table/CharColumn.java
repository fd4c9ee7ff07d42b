package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code char}: uint16 in Arrow. */
public final class CharColumn extends WholeColumn {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public CharColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * Returns the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @return the value
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if it is null
     */
    public char get(long row) {
        int batch = batchOfValue(row);
        return RawMemory.getChar(values.base(batch), values.starts[batch] + ((row & mask) << 1));
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value
     */
    public void set(long row, char value) {
        int batch = batchToSet(row);
        RawMemory.putChar(values.base(batch), values.starts[batch] + ((row & mask) << 1), value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return RawMemory.getChar(values.base(batch), values.starts[batch] + ((long) index << 1));
    }

    @Override
    void load(int batch, int from, int count, long[] into) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 1);
        for (int i = 0; i < count; i++) {
            into[i] = RawMemory.getChar(base, at + ((long) i << 1));
        }
    }

    @Override
    long sum(int batch, int from, int to) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 1);
        int count = to - from;
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += RawMemory.getChar(base, at + ((long) i << 1));
        }
        return sum;
    }
}
