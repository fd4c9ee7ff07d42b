package org.marshal4j.runtime.generated.value;

import java.util.BitSet;
import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Sets of bits: a {@link StopBit} count of longs, −1 for null, then the longs, as from {@link BitSet#toLongArray()}:
 * bit 0 is the lowest bit of the first one, and the last one is not zero. Bits from 2147483584 up are not supported.
 */
public final class BitSets {
    /** The maximum number of longs: one less than possible, so that the index after any bit is an int. */
    private static final int MOST = (Integer.MAX_VALUE >>> 6);

    private BitSets() {}

    /**
     * Writes a set. This allocates nothing.
     *
     * @throws MarshalException MARSHAL205 if it has bits that are not supported
     * @throws ConcurrentModificationException if its last bits are cleared meanwhile
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable BitSet value, Output out) {
        if (value == null) {
            StopBit.write(-1, out);
            return;
        }
        int count = count(value);
        int size = StopBit.size(count) + count * Long.BYTES;
        long offset = out.reserve(size);
        Object base = out.base();
        try {
            put(value, count, base, StopBit.put(base, offset, count));
        } catch (Throwable e) {
            // Nothing was written, so that the failure is reported at the start of the value.
            out.giveBack(size);
            throw e;
        }
    }

    private static int count(BitSet value) {
        int length = value.length();
        // The length is negative if the set has bit 2147483647.
        int count = ((length - 1) >> 6) + 1;
        if (length < 0 || count > MOST) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, "a BitSet with bits at or above " + MOST * 64L);
        }
        return count;
    }

    /**
     * Stores this many longs and no later bits, even if the set has such bits by now. If it has lost its last bits,
     * fails, since the last long must not be zero.
     */
    private static void put(BitSet value, int count, @Nullable Object base, long offset) {
        int next = value.nextSetBit(0);
        for (int i = 0; i < count; i++) {
            int end = (i + 1) * Long.SIZE;
            long bits = 0;
            while (next >= 0 && next < end) {
                // Moves past the bit even if another thread has cleared it meanwhile.
                int clear = Math.max(next + 1, Math.min(end, value.nextClearBit(next)));
                bits |= run(next, clear);
                next = value.nextSetBit(clear);
            }
            if (bits == 0 && i == count - 1) {
                throw new ConcurrentModificationException("the BitSet was changed while it was being written");
            }
            RawMemory.putLong(base, offset + (long) i * Long.BYTES, bits);
        }
    }

    /** The bits of a long from one index to another, exclusive, at most 64 further. */
    private static long run(int from, int to) {
        return -1L >>> (from - to) << from;
    }

    /**
     * Reads a set.
     *
     * @param current what the field holds: cleared, filled and returned, whatever it contained; if it is null, a new
     *     one is created
     * @throws MarshalException MARSHAL214 if the last long is zero, or bits are not supported; MARSHAL205 if the count
     *     is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable BitSet read(@Nullable BitSet current, Input in) {
        int count = ArrayCopy.readCount(Long.BYTES, in);
        if (count < 0) {
            return null;
        }
        if (count > MOST) {
            throw Impossible.value("a BitSet with bits at or above " + MOST * 64L);
        }
        long offset = in.take(count * Long.BYTES);
        return fill(current, count, in.base(), offset);
    }

    private static BitSet fill(@Nullable BitSet current, int count, @Nullable Object base, long offset) {
        if (count > 0 && RawMemory.getLong(base, offset + (count - 1L) * Long.BYTES) == 0) {
            throw Impossible.value("the last long of a BitSet is zero");
        }
        BitSet set = current == null ? new BitSet(count * Long.SIZE) : current;
        set.clear();
        for (int i = 0; i < count; i++) {
            set(RawMemory.getLong(base, offset + (long) i * Long.BYTES), i * Long.SIZE, set);
        }
        return set;
    }

    private static void set(long bits, int first, BitSet set) {
        long rest = bits;
        while (rest != 0) {
            int from = Long.numberOfTrailingZeros(rest);
            int to = from + Long.numberOfTrailingZeros(~(rest >>> from));
            set.set(first + from, first + to);
            rest &= ~run(from, to);
        }
    }

    /** Returns the number of bytes that {@link #write} writes, including the count. */
    public static long sizeOf(@Nullable BitSet value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = count(value);
        return StopBit.size(count) + (long) count * Long.BYTES;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; cleared, filled and returned, unless it is null or the original
     */
    @SuppressWarnings("ReferenceEquality") // the same object is not a copy
    public static @Nullable BitSet copy(@Nullable BitSet value, @Nullable BitSet current) {
        if (value == null) {
            return null;
        }
        BitSet set = current == null || current == value ? new BitSet(Math.max(0, value.length())) : current;
        set.clear();
        set.or(value);
        return set;
    }
}
