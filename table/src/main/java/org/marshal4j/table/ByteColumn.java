package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code byte}: int8 in Arrow. */
public final class ByteColumn extends WholeColumn {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public ByteColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * Returns the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @return the value
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if it is null
     */
    public byte get(long row) {
        int batch = batchOfValue(row);
        return RawMemory.getByte(values.base(batch), values.starts[batch] + (row & mask));
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value
     */
    public void set(long row, byte value) {
        int batch = batchToSet(row);
        RawMemory.putByte(values.base(batch), values.starts[batch] + (row & mask), value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return RawMemory.getByte(values.base(batch), values.starts[batch] + index);
    }

    @Override
    void load(int batch, int from, int count, long[] into) {
        Object base = values.base(batch);
        long at = values.starts[batch] + from;
        for (int i = 0; i < count; i++) {
            into[i] = RawMemory.getByte(base, at + i);
        }
    }

    @Override
    long sum(int batch, int from, int to) {
        Object base = values.base(batch);
        long at = values.starts[batch] + from;
        int count = to - from;
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += RawMemory.getByte(base, at + i);
        }
        return sum;
    }
}
