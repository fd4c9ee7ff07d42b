package org.marshal4j.table;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Area;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * The views of texts and byte arrays, 16 bytes per row: the length as int32, then the value itself if it has up to 12
 * bytes. For a longer value, its first four bytes follow, and the number and offset of the buffer that contains it,
 * int32 each.
 */
final class Views {
    /** The maximum length of a value that is in its view. */
    static final int INLINE = 12;

    private static final byte[] NONE = {};

    private final TableMemory memory;
    private final Node node;
    private final Area area;

    Views(TableMemory memory, Node node) {
        this.memory = memory;
        this.node = node;
        this.area = node.area();
    }

    @Nullable
    Object base(int batch) {
        return node.values().base(batch);
    }

    long view(int batch, int index) {
        return node.values().starts[batch] + ((long) index << 4);
    }

    int length(int batch, int index, long row) {
        int length = RawMemory.getInt(node.values().base(batch), view(batch, index));
        if (length < 0) {
            throw damaged("row " + row + ": ", length, 0);
        }
        return length;
    }

    /** Eight bytes from an index on, as a little-endian number; 0 for bytes that do not exist. */
    static long bytes(byte[] value, int from) {
        long bytes = 0;
        for (int i = Math.min(value.length, from + Long.BYTES) - 1; i >= from; i--) {
            bytes = bytes << Byte.SIZE | value[i] & 0xFF;
        }
        return bytes;
    }

    /** Returns a copy of the value's bytes, which another thread may be replacing. */
    byte[] bytes(int batch, int index) {
        while (true) {
            int reuses = reuses();
            Object base = base(batch);
            long at = view(batch, index);
            long low = RawMemory.getLong(base, at);
            VarHandle.loadLoadFence();
            long high = RawMemory.getLong(base, at + 8);
            boolean isSound = isSound(batch, low, high);
            byte[] bytes = isSound ? bytes(batch, low, high) : NONE;
            if (isUnchanged(batch, index, base, at, low, high, reuses)) {
                if (!isSound) {
                    throw damaged("", low, high);
                }
                return bytes;
            }
        }
    }

    /**
     * Tells whether a view that has been read, and so what it points to, has not changed since. If the batch has moved,
     * later changes are elsewhere. A view may be the same as before although it was another one in between, and its
     * place may have had another value.
     *
     * @param reuses what {@link #reuses} returned before
     */
    boolean isUnchanged(int batch, int index, @Nullable Object base, long at, long low, long high, int reuses) {
        VarHandle.loadLoadFence();
        return base(batch) == base
                && view(batch, index) == at
                && RawMemory.getLong(base, at) == low
                && RawMemory.getLong(base, at + 8) == high
                && ((int) low <= INLINE || area.reuses() == reuses);
    }

    /** How often a place was used again, before a view is read. */
    int reuses() {
        int reuses = area.reuses();
        VarHandle.loadLoadFence();
        return reuses;
    }

    /**
     * Tells whether the place of a view exists. If not, the file is damaged, or the halves of the view are those of two
     * values, since another thread is replacing it.
     */
    boolean isSound(int batch, long low, long high) {
        int length = (int) low;
        return length <= INLINE ? length >= 0 : exists(batch, high, length);
    }

    private boolean exists(int batch, long place, int length) {
        int offset = (int) (place >>> 32);
        return offset >= 0 && offset + (long) length <= area.capacity(batch, (int) place);
    }

    /** The exception for a row in a scan whose view is damaged, or for the row that is being set. */
    MarshalException damagedAt(int batch, int index, long low, long high) {
        Rows rows = memory.rows();
        return damaged("row " + rows.told((long) batch << rows.shift | index) + ": ", low, high);
    }

    private MarshalException damaged(String row, long low, long high) {
        int length = (int) low;
        return new MarshalException(
                RuntimeProblem.TABLE_FILE,
                node.path(),
                row + "damaged: a view has "
                        + (length < 0
                                ? "a length of " + length
                                : "a place " + (high >>> 32) + " in buffer " + (int) high + " for " + length
                                        + " bytes"));
    }

    private byte[] bytes(int batch, long low, long high) {
        int length = (int) low;
        byte[] bytes = new byte[length];
        if (length > INLINE) {
            RawMemory.copy(area.base(batch, (int) high), at(batch, high), bytes, RawMemory.ARRAY_OFFSET, length);
            return bytes;
        }
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i < Integer.BYTES ? low >>> 32 + 8 * i : high >>> 8 * (i - Integer.BYTES));
        }
        return bytes;
    }

    private void check(int batch, int index, long place, int length) {
        if (!exists(batch, place, length)) {
            throw damagedAt(batch, index, length, place);
        }
    }

    private long at(int batch, long place) {
        return area.start(batch, (int) place) + (place >>> 32);
    }

    /**
     * Returns where to store the bytes of a value that is too long for a view. A value that others may see is never
     * overwritten: they would see, or a process that is killed would leave behind, some bytes of each.
     *
     * @return the number of the buffer, and above it the offset
     */
    long place(int batch, int index, long row, int length) {
        if (row >= memory.rows().size) {
            Object base = node.values().base(batch);
            int before = RawMemory.getInt(base, view(batch, index));
            if (before >= length) {
                long place = RawMemory.getLong(base, view(batch, index) + 8);
                check(batch, index, place, before);
                return place;
            }
        }
        int size = Area.sizeOf(length);
        long replaced = area.reuse(batch, size);
        return replaced != Area.NO_PLACE ? replaced : append(batch, row, size);
    }

    private long append(int batch, long row, int size) {
        determineUsed(batch);
        if (!area.fits(batch, size)) {
            memory.store().growArea(batch, node, memory.rows().told(row), size);
        }
        long offset = area.used(batch);
        area.use(batch, offset + size);
        return offset << 32 | area.last(batch);
    }

    /** Must happen while all places are named by views. */
    private void determineUsed(int batch) {
        if (area.used(batch) < 0) {
            area.use(batch, used(batch));
        }
    }

    /** The end of the used space in the only buffer of a file's batch. */
    private long used(int batch) {
        Object base = node.values().base(batch);
        long used = 0;
        int rows = (int) Math.min(Integer.MAX_VALUE, count(batch));
        for (int i = 0; i < rows; i++) {
            int length = RawMemory.getInt(base, view(batch, i));
            if (length > INLINE) {
                long place = RawMemory.getLong(base, view(batch, i) + 8);
                check(batch, i, place, length);
                used = Math.max(used, (place >>> 32) + length);
            }
        }
        return (used + 7) & -8L;
    }

    /**
     * The number of values that there is room for: a value that was being written when a process was killed counts,
     * too.
     */
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

    /** Points the view of a row to bytes that have been stored, and gives back the place of the former value. */
    void point(int batch, int index, long place, int length) {
        int prefix = RawMemory.getInt(area.base(batch, (int) place), at(batch, place));
        store(batch, index, place, length & 0xFFFF_FFFFL | (long) prefix << 32, place);
    }

    /**
     * Stores a value of at most 12 bytes in its view.
     *
     * @param bytes the first eight bytes of the value, as a little-endian number; 0 for bytes that it does not have
     * @param fromFourth the eight bytes from the fourth on, likewise
     */
    void inline(int batch, int index, int length, long bytes, long fromFourth) {
        store(batch, index, Area.NO_PLACE, length | bytes << 32, fromFourth);
    }

    /** In between the value is empty: whoever looks, or a process that is killed, never has a part of each. */
    private void store(int batch, int index, long place, long low, long high) {
        Object base = node.values().base(batch);
        long at = view(batch, index);
        int before = RawMemory.getInt(base, at);
        long former = RawMemory.getLong(base, at + 8);
        boolean isReplaced = before > INLINE && former != place;
        if (isReplaced) {
            check(batch, index, former, before);
            determineUsed(batch);
        }
        RawMemory.putLong(base, at, 0);
        VarHandle.storeStoreFence();
        RawMemory.putLong(base, at + 8, high);
        VarHandle.storeStoreFence();
        RawMemory.putLong(base, at, low);
        if (isReplaced) {
            area.giveBack(batch, Area.sizeOf(before), former);
        }
    }
}
