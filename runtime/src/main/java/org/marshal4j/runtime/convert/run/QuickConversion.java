package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.QuickTable;

/**
 * Converts messages as most are by two tables, from array to array, without an input, an output and a {@link Run}: one
 * loop finds the ends of values, another writes all pieces. Where a table stops, nothing has happened: the steps convert
 * the message, or refuse it. Immutable.
 */
public final class QuickConversion {
    /** The size of the array for today's bytes. Ends of values are at its end. */
    public static final int ROOM = 1 << 12;

    /** Returned if the message has to be converted by steps. */
    public static final long STOPPED = -1;

    /** Where ends are in the array. Not yet a location: making a conversion needs no access to memory. */
    private static final int ENDS = ROOM - QuickTable.ENDS * Long.BYTES;

    /** Pieces are written in words of eight bytes, and may reach beyond their ends. */
    private static final int FEW = 2 * Long.BYTES;

    private static final int TO_END = ENDS - FEW;
    private static final byte PRESENT = 1;
    private static final byte NULL = (byte) 0x80;

    private final int[] passes;
    private final int[] pieces;
    private final int end;
    private final int offset;

    private QuickConversion(QuickTable table) {
        this.passes = table.passes();
        this.pieces = table.pieces();
        this.end = table.end();
        this.offset = table.offset();
    }

    /** The conversion by a step whose parts are set; null if it does not go into a table. */
    public static @Nullable QuickConversion of(ConvertStep object) {
        QuickTable table = new QuickTable();
        return object.addTo(table) && table.isFit() ? new QuickConversion(table) : null;
    }

    /**
     * Converts a message.
     *
     * @param base the array that has the message
     * @param start where the message is
     * @param limit where the array's part ends
     * @param toBase an array of at least {@link #ROOM} bytes
     * @param before the number of bytes at its start that are left alone
     * @return the number of bytes read, times 2<sup>32</sup>, plus the number of bytes of the array that are used; or
     *     {@link #STOPPED}
     */
    public long convert(byte[] base, long start, long limit, byte[] toBase, int before) {
        if (!findEnds(base, start, limit, toBase)) {
            return STOPPED;
        }
        long behind = at(toBase, end) + offset;
        long to = behind > limit ? STOPPED : write(base, limit, toBase, before);
        return to == STOPPED ? STOPPED : ((behind - start) << Integer.SIZE) | (to - RawMemory.ARRAY_OFFSET);
    }

    private boolean findEnds(byte[] base, long start, long limit, byte[] toBase) {
        RawMemory.putLong(toBase, RawMemory.ARRAY_OFFSET + ENDS, start);
        int[] table = passes;
        long keptAt = RawMemory.ARRAY_OFFSET + ENDS + Long.BYTES;
        for (int i = 0; i <= table.length - QuickTable.ROW; i += QuickTable.ROW) {
            long at = at(toBase, table[i]) + table[i + 1];
            if (at >= limit) {
                return false;
            }
            int count = RawMemory.getByte(base, at);
            int size = table[i + 2];
            if ((count | size) >= 0) {
                at += 1 + count * (long) size;
            } else if (size == QuickTable.PRESENT && count == PRESENT) {
                at++;
            } else if (isNull(count, size, table[i + 3], base, at, limit)) {
                at += 2;
            } else {
                return false;
            }
            RawMemory.putLong(toBase, keptAt, at);
            keptAt += Long.BYTES;
        }
        return true;
    }

    private static boolean isNull(int count, int size, int isNullable, byte[] base, long at, long limit) {
        return count == NULL && size >= 0 && isNullable != 0 && at + 1 < limit && RawMemory.getByte(base, at + 1) == 0;
    }

    /** Writes all pieces, and returns the position behind the last. */
    private long write(byte[] base, long limit, byte[] toBase, int before) {
        int[] table = pieces;
        long to = RawMemory.ARRAY_OFFSET + before;
        long toEnd = RawMemory.ARRAY_OFFSET + TO_END;
        for (int i = 0; i <= table.length - QuickTable.ROW; i += QuickTable.ROW) {
            int what = table[i];
            int second = table[i + 1];
            int third = table[i + 2];
            if (what >= 0) {
                long from = at(toBase, what) + second;
                long size = at(toBase, third) + table[i + 3] - from;
                if (from + size > limit || to + size > toEnd) {
                    return STOPPED;
                }
                if (size <= FEW && from + FEW <= limit) {
                    RawMemory.putLong(toBase, to, RawMemory.getLong(base, from));
                    RawMemory.putLong(toBase, to + Long.BYTES, RawMemory.getLong(base, from + Long.BYTES));
                } else {
                    Bytes.copy(base, from, toBase, to, (int) size);
                }
                to += size;
            } else if (what == QuickTable.WIDENED) {
                long from = at(toBase, second) + third;
                if (from + Integer.BYTES > limit || to + Long.BYTES > toEnd) {
                    return STOPPED;
                }
                RawMemory.putLong(toBase, to, RawMemory.getInt(base, from));
                to += Long.BYTES;
            } else {
                RawMemory.putLong(toBase, to, third);
                to += second;
                if (to > toEnd) {
                    return STOPPED;
                }
            }
        }
        return to;
    }

    /** Returns where a value ends. */
    private static long at(byte[] toBase, int end) {
        return RawMemory.getLong(toBase, RawMemory.ARRAY_OFFSET + ENDS + end * (long) Long.BYTES);
    }
}
