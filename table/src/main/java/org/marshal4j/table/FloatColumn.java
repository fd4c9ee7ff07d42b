package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of {@code float}: float32 in Arrow. */
public final class FloatColumn extends FloatingColumn {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public FloatColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /**
     * Returns the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @return the value
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if it is null
     */
    public float get(long row) {
        int batch = batchOfValue(row);
        return RawMemory.getFloat(values.base(batch), values.starts[batch] + ((row & mask) << 2));
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value
     */
    public void set(long row, float value) {
        int batch = batchToSet(row);
        RawMemory.putFloat(values.base(batch), values.starts[batch] + ((row & mask) << 2), value);
        markValue(batch, row);
    }

    @Override
    Object valueAt(int batch, int index) {
        return RawMemory.getFloat(values.base(batch), values.starts[batch] + ((long) index << 2));
    }

    @Override
    void load(int batch, int from, int count, double[] into) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 2);
        for (int i = 0; i < count; i++) {
            into[i] = RawMemory.getFloat(base, at + ((long) i << 2));
        }
    }

    @Override
    double sum(int batch, int from, int to) {
        Object base = values.base(batch);
        long at = values.starts[batch] + ((long) from << 2);
        int count = to - from;
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += RawMemory.getFloat(base, at + ((long) i << 2));
        }
        return sum;
    }
}
