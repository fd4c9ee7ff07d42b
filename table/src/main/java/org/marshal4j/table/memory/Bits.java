package org.marshal4j.table.memory;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Bitmaps in raw memory, least significant bit first, with room up to a multiple of eight bytes. Stateless. */
public final class Bits {
    private Bits() {}

    /** Tells whether a bit is set. */
    public static boolean get(@Nullable Object base, long start, int index) {
        return (RawMemory.getByte(base, start + (index >>> 3)) >>> (index & 7) & 1) != 0;
    }

    /**
     * Sets or clears a bit.
     *
     * @return whether it changed
     */
    public static boolean put(@Nullable Object base, long start, int index, boolean value) {
        long at = start + (index >>> 3);
        int bits = RawMemory.getByte(base, at);
        int bit = 1 << (index & 7);
        int changed = value ? bits | bit : bits & ~bit;
        RawMemory.putByte(base, at, (byte) changed);
        return changed != bits;
    }

    /** Counts the bits that are set among the first ones. */
    public static int count(@Nullable Object base, long start, int length) {
        int count = 0;
        int i = 0;
        for (; i <= length - 64; i += 64) {
            count += Long.bitCount(RawMemory.getLong(base, start + (i >>> 3)));
        }
        return i == length
                ? count
                : count + Long.bitCount(RawMemory.getLong(base, start + (i >>> 3)) & ((1L << (length - i)) - 1));
    }

    /** Counts the bits that are not set from one index to another, exclusive. */
    public static int zeros(@Nullable Object base, long start, int from, int to) {
        int zeros = 0;
        for (int i = from; i < to; i++) {
            zeros += get(base, start, i) ? 0 : 1;
        }
        return zeros;
    }

    /** Returns 64 bits from an index that is a multiple of 64. */
    public static long word(@Nullable Object base, long start, int index) {
        return RawMemory.getLong(base, start + (index >>> 3));
    }
}
