package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Chronicle's stop-bit form of any long: seven bits a byte, lowest first, the top bit set on all but the last. Of a
 * negative number the complement is written, with the top bit on all its bytes, and a zero byte behind. One to ten
 * bytes, always the shortest form; that of −1 to {@link Integer#MAX_VALUE} is {@link StopBit}'s.
 */
public final class StopBitForm {
    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    /** The smallest number that is a valid char. */
    public static final int MIN_CHAR = -128;

    /** The largest number that is a valid char. */
    public static final int MAX_CHAR = 0xFF7F;

    private StopBitForm() {}

    /** The number that Chronicle writes for a char: the last 128, of which 0xFFFF is its null, are −128 to −1. */
    public static int ofChar(char value) {
        return value > MAX_CHAR ? (short) value : value;
    }

    /**
     * Writes a number.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(long value, Output out) {
        long offset = out.reserve(size(value));
        put(out.base(), offset, value);
    }

    /** Stores a number at a place with room for its {@link #size}; returns the offset behind it. */
    public static long put(@Nullable Object base, long offset, long value) {
        long rest = value < 0 ? ~value : value;
        long at = offset;
        for (; rest > LOW; rest >>>= BITS) {
            RawMemory.putByte(base, at++, (byte) (rest | MORE));
        }
        if (value < 0) {
            RawMemory.putByte(base, at++, (byte) (rest | MORE));
            rest = 0;
        }
        RawMemory.putByte(base, at++, (byte) rest);
        return at;
    }

    /** Number of bytes, 1 to 10. */
    public static int size(long value) {
        long bits = value < 0 ? ~value : value;
        // 1 for the group that a zero takes too.
        int groups = (Long.SIZE - Long.numberOfLeadingZeros(bits | 1) + BITS - 1) / BITS;
        return value < 0 ? groups + 1 : groups;
    }

    /**
     * Reads a number.
     *
     * @throws MarshalException MARSHAL205 if it is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end before it does
     */
    public static long read(Input in) {
        int first = in.readByte();
        return first >= 0 ? first : readMore(first & LOW, in);
    }

    private static long readMore(long lowest, Input in) {
        long value = lowest;
        long highest = lowest;
        for (int shift = BITS; shift < Long.SIZE; shift += BITS) {
            int next = in.readByte();
            if (next == 0) {
                // The end of a negative number, whose highest group is zero only if it is the only one.
                if (highest == 0 && shift > BITS) {
                    break;
                }
                return ~value;
            }
            if (shift == Long.SIZE - 1) {
                // The tenth byte has no bits of a number.
                break;
            }
            highest = next & LOW;
            value |= highest << shift;
            if (next > 0) {
                return value;
            }
        }
        throw new MarshalException(RuntimeProblem.BAD_COUNT, "no stop-bit number in its shortest form");
    }
}
