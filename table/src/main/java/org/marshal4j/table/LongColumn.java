package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code long}: int64 in Arrow. */
public final class LongColumn extends WholeColumn {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public LongColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * {@return the value of a row}
     *
     * @param row 0 to {@link #size} − 1
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if it is null
     */
    public long get(long row) {
        int batch = batchOfValue(row);
        return RawMemory.getLong(values.base(batch), values.starts[batch] + ((row & mask) << 3));
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value
     */
    public void set(long row, long value) {
        int batch = batchToSet(row);
        RawMemory.putLong(values.base(batch), values.starts[batch] + ((row & mask) << 3), value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3));
    }

    @Override
    void load(int batch, int from, int count, long[] into) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 3);
        for (int i = 0; i < count; i++) {
            into[i] = RawMemory.getLong(base, at + ((long) i << 3));
        }
    }

    @Override
    long sum(int batch, int from, int to) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 3);
        int count = to - from;
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += RawMemory.getLong(base, at + ((long) i << 3));
        }
        return sum;
    }
}
