package org.marshal4j.table;

import java.util.Arrays;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of byte arrays: binary_view in Arrow. They take the memory that texts take ({@link TextColumn}). */
public final class BinaryColumn extends ObjectColumn<byte[]> {
    private final Views views;

    /** For generated code, by {@code TableColumns}. */
    public BinaryColumn(TableMemory memory, Node node) {
        super(memory, node, byte[].class);
        this.views = new Views(memory, node);
    }

    @Override
    byte[] read(int batch, int index) {
        return views.bytes(batch, index);
    }

    @Override
    void write(int batch, int index, long row, byte[] value) {
        int length = value.length;
        if (length <= Views.INLINE) {
            long at = views.clear(batch, index, length);
            RawMemory.copy(value, RawMemory.ARRAY_OFFSET, values.base(batch), at, length);
        } else {
            long place = views.place(batch, index, row, length);
            RawMemory.copy(
                    value, RawMemory.ARRAY_OFFSET, views.placeBase(batch, place), views.placeAt(batch, place), length);
            views.point(batch, index, place, length);
        }
    }

    /** Number of bytes of a row's value; 0 if it is null. */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? 0 : views.length(batch, index);
    }

    /** The first row with these bytes; −1 if there is none. */
    @Override
    public long indexOf(byte[] value) {
        long[] rows = whereEqual(value).rows();
        return rows.length == 0 ? -1 : rows[0];
    }

    @Override
    public Selection whereEqual(byte[] value) {
        return where(each -> Arrays.equals(each, value));
    }
}
