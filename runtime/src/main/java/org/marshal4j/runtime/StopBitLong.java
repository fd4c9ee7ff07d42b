package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Any long as Chronicle's stop-bit number: seven bits per byte, lowest first, with the top bit set in every byte but
 * the last. For a negative number, the complement is written with the top bit set in all its bytes, followed by a zero
 * byte. One to ten bytes, always the shortest form; from −1 to {@link Integer#MAX_VALUE} it is the same as for
 * {@link StopBit}.
 */
public final class StopBitLong {
    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    /** The smallest number that is a valid char. */
    public static final int MIN_CHAR = -128;

    /** The largest number that is a valid char. */
    public static final int MAX_CHAR = 0xFF7F;

    private StopBitLong() {}

    /**
     * {@return the number that Chronicle writes for a char} The last 128 chars are −128 to −1, since 0xFFFF is its
     * null.
     *
     * @param value the char
     */
    public static int ofChar(char value) {
        return value > MAX_CHAR ? (short) value : value;
    }

    /**
     * Writes a number.
     *
     * @param value the value
     * @param out the output
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(long value, OutputWindow out) {
        long offset = out.reserve(size(value));
        put(out.base(), offset, value);
    }

    /**
     * Stores a number at a location with room for its {@link #size}.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param value the value
     * @return the offset after it
     */
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

    /**
     * Returns the number of bytes that {@link #write} writes.
     *
     * @param value the value
     * @return 1 to 10
     */
    public static int size(long value) {
        long bits = value < 0 ? ~value : value;
        // A zero takes one group, too.
        int groups = (Long.SIZE - Long.numberOfLeadingZeros(bits | 1) + BITS - 1) / BITS;
        return value < 0 ? groups + 1 : groups;
    }

    /**
     * Reads a number.
     *
     * @param in the input
     * @return the number
     * @throws MarshalException MARSHAL205 if it is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end before it does
     */
    public static long read(InputWindow in) {
        int first = in.readByte();
        return first >= 0 ? first : readMore(first & LOW, in);
    }

    private static long readMore(long lowest, InputWindow in) {
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
                // The tenth byte contains no bits of a number.
                break;
            }
            highest = next & LOW;
            value |= highest << shift;
            if (next > 0) {
                return value;
            }
        }
        throw new MarshalException(RuntimeProblem.BAD_COUNT, "not a stop-bit number in its shortest form");
    }
}
