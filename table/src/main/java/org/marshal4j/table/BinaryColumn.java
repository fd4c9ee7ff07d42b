package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of byte arrays: binary_view in Arrow. They take as much memory as texts do ({@link TextColumn}). */
public final class BinaryColumn extends ObjectColumn<byte[]> {
    private final Views views;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public BinaryColumn(TableMemory memory, Node node) {
        super(memory, node);
        this.views = new Views(memory, node);
    }

    @Override
    byte[] read(int batch, int index) {
        byte[] bytes = views.bytes(batch, index);
        lengths.requireRead(this, bytes.length);
        return bytes;
    }

    @Override
    void write(int batch, int index, long row, byte[] value) {
        int length = value.length;
        lengths.requireStored(this, row, length);
        if (length <= Views.INLINE) {
            views.inline(batch, index, length, Views.bytes(value, 0), Views.bytes(value, Integer.BYTES));
        } else {
            long place = views.place(batch, index, row, length);
            RawMemory.copy(
                    value, RawMemory.ARRAY_OFFSET, views.placeBase(batch, place), views.placeAt(batch, place), length);
            views.point(batch, index, place, length);
        }
    }

    @Override
    Scan.Test equalTo(byte[] value) {
        return new EqualBytes(views, value.clone());
    }

    /**
     * Returns the number of bytes of a row's value.
     *
     * @param row 0 to {@link #size} − 1
     * @return the number; 0 if the value is null
     */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? 0 : views.length(batch, index, row);
    }
}
