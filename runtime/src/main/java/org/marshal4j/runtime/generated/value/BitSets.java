package org.marshal4j.runtime.generated.value;

import java.util.BitSet;
import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Sets of bits: a {@link StopBit} count of longs, −1 for null, then the longs, as {@link BitSet#toLongArray()} gives them:
 * bit 0 is the lowest of the first, and the last is not zero. Bits from 2147483584 up are not supported.
 */
public final class BitSets {
    /** One less than there could be, so that every index behind a bit is an int. */
    private static final int MOST = (Integer.MAX_VALUE >>> 6);

    private BitSets() {}

    /**
     * Writes a set. Allocates nothing.
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
            // What is reserved is no value: the place is looked for where it was to begin.
            out.giveBack(size);
            throw e;
        }
    }

    private static int count(BitSet value) {
        int length = value.length();
        // A set with the bit 2147483647 has a length that is negative.
        int count = ((length - 1) >> 6) + 1;
        if (length < 0 || count > MOST) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, "a BitSet with bits at or above " + MOST * 64L);
        }
        return count;
    }

    /** Stores so many longs, and no bit behind them, even if the set has such bits by now; if it has fewer, they are no form of a set. */
    private static void put(BitSet value, int count, @Nullable Object base, long offset) {
        int next = value.nextSetBit(0);
        for (int i = 0; i < count; i++) {
            int end = (i + 1) * Long.SIZE;
            long bits = 0;
            while (next >= 0 && next < end) {
                // Behind it, even if somebody has cleared that very bit meanwhile.
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

    /** The bits of a long from one to before another, which is at most 64 on. */
    private static long run(int from, int to) {
        return -1L >>> (from - to) << from;
    }

    /**
     * Reads a set.
     *
     * @param current what the field holds: cleared, filled and returned, whatever it held; a new one is made if it is null
     * @throws MarshalException MARSHAL214 if the last long is zero, or bits are not supported; MARSHAL205 if the count is
     *     none, MARSHAL203 if the bytes left are fewer
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

    /** Number of bytes that {@link #write} takes, the count included. */
    public static long sizeOf(@Nullable BitSet value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = count(value);
        return StopBit.size(count) + (long) count * Long.BYTES;
    }

    /**
     * A copy; null of null.
     *
     * @param current cleared, filled and returned, if there is one and it is not the value itself
     */
    @SuppressWarnings("ReferenceEquality") // the same object is no copy
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
