package org.marshal4j.table;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.table.memory.Area;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * The views of texts and byte arrays, 16 bytes a row: the length as int32, and then up to 12 bytes of the value itself; or the first four bytes of
 * a longer one, and the number of the buffer and the offset that it is at, int32 each.
 */
final class Views {
    /** The longest value that is in its view. */
    static final int INLINE = 12;

    private final TableMemory memory;
    private final Node node;
    private final Area area;

    Views(TableMemory memory, Node node) {
        this.memory = memory;
        this.node = node;
        this.area = node.area();
    }

    private long view(int batch, int index) {
        return node.values().starts[batch] + ((long) index << 4);
    }

    int length(int batch, int index) {
        return RawMemory.getInt(node.values().base(batch), view(batch, index));
    }

    /** The value's bytes, copied: another thread may be changing them. */
    byte[] bytes(int batch, int index) {
        Object base = node.values().base(batch);
        long at = view(batch, index);
        int length = RawMemory.getInt(base, at);
        if (length < 0) {
            throw damaged("a length of " + length);
        }
        if (length <= INLINE) {
            return copied(base, at + Integer.BYTES, length);
        }
        long place = RawMemory.getLong(base, at + 8);
        return copied(area.base(batch, checked(batch, place, length)), at(batch, place), length);
    }

    private static byte[] copied(@Nullable Object base, long at, int length) {
        byte[] bytes = new byte[length];
        RawMemory.copy(base, at, bytes, RawMemory.ARRAY_OFFSET, length);
        return bytes;
    }

    private int checked(int batch, long place, int length) {
        int buffer = (int) place;
        int offset = (int) (place >>> 32);
        if (offset < 0 || offset + (long) length > area.capacity(batch, buffer)) {
            throw damaged("a place " + offset + " in buffer " + buffer + " for " + length + " bytes");
        }
        return buffer;
    }

    private MarshalException damaged(String what) {
        return new MarshalException(RuntimeProblem.TABLE_FILE, node.name(), "damaged: a view has " + what);
    }

    private long at(int batch, long place) {
        return area.start(batch, (int) place) + (place >>> 32);
    }

    /**
     * Where the bytes of a value go, longer than a view. What was there before is used again if it is large enough.
     *
     * @return the number of the buffer, and above it the offset
     */
    long place(int batch, int index, long row, int length) {
        Object base = node.values().base(batch);
        int before = RawMemory.getInt(base, view(batch, index));
        if (before >= length) {
            long place = RawMemory.getLong(base, view(batch, index) + 8);
            checked(batch, place, before);
            return place;
        }
        if (area.used(batch) < 0) {
            area.use(batch, used(batch));
        }
        if (!area.fits(batch, length)) {
            memory.store().growArea(batch, node, row, length);
        }
        long offset = area.used(batch);
        area.use(batch, offset + ((length + 7L) & -8L));
        return offset << 32 | area.last(batch);
    }

    /** The end of what is used of the only buffer of a file's batch. */
    private long used(int batch) {
        Object base = node.values().base(batch);
        long used = 0;
        int rows = (int) Math.min(Integer.MAX_VALUE, count(batch));
        for (int i = 0; i < rows; i++) {
            int length = RawMemory.getInt(base, view(batch, i));
            if (length > INLINE) {
                long place = RawMemory.getLong(base, view(batch, i) + 8);
                checked(batch, place, length);
                used = Math.max(used, (place >>> 32) + length);
            }
        }
        return (used + 7) & -8L;
    }

    /** All values that there is room for: what was being written as a process was killed has its place, too. */
    private long count(int batch) {
        return node.isElement() ? node.roomForElements(batch) : memory.rows().mask + 1L;
    }

    @Nullable
    Object placeBase(int batch, long place) {
        return area.base(batch, (int) place);
    }

    long placeAt(int batch, long place) {
        return at(batch, place);
    }

    /** Points the view of a row to the bytes that have been written to their place. */
    void point(int batch, int index, long place, int length) {
        Object base = node.values().base(batch);
        long at = view(batch, index);
        int prefix = RawMemory.getInt(area.base(batch, (int) place), at(batch, place));
        RawMemory.putLong(base, at + 8, place);
        RawMemory.putLong(base, at, length & 0xFFFF_FFFFL | (long) prefix << 32);
    }

    /** Stores a value that fits into its view, in an array whose bytes behind it, up to 12, are 0. */
    void inline(int batch, int index, byte[] bytes, int length) {
        Object base = node.values().base(batch);
        long at = view(batch, index);
        int prefix = RawMemory.getInt(bytes, RawMemory.ARRAY_OFFSET);
        RawMemory.putLong(base, at, length & 0xFFFF_FFFFL | (long) prefix << 32);
        RawMemory.putLong(base, at + 8, RawMemory.getLong(bytes, RawMemory.ARRAY_OFFSET + 4));
    }

    /** Where the bytes of a value in its view begin; all of them 0. */
    long clear(int batch, int index, int length) {
        Object base = node.values().base(batch);
        long at = view(batch, index);
        RawMemory.putLong(base, at, length);
        RawMemory.putLong(base, at + 8, 0);
        return at + Integer.BYTES;
    }
}
