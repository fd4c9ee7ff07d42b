package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Chronicle's stop-bit form of any long: seven bits a byte, lowest first, the top bit set on all but the last. Of a negative
 * number the complement is written, with the top bit on all its bytes, and a zero byte behind. One to ten bytes, always the
 * shortest form; that of −1 to {@link Integer#MAX_VALUE} is {@link StopBit}'s.
 */
public final class StopBitForm {
    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    /** The least number that stands for a char. */
    public static final int MIN_CHAR = -128;

    /** The greatest number that stands for a char. */
    public static final int MAX_CHAR = 0xFF7F;

    private StopBitForm() {}

    /** The number that Chronicle writes for a char: the last 128, of which 0xFFFF is its null, are −128 to −1. */
    static int ofChar(char value) {
        return value > MAX_CHAR ? (short) value : value;
    }

    static void write(String name, long value, BytesOut<?> out) {
        int size = size(value);
        long offset = RawBytes.reserve(out, size);
        if (offset != RawBytes.NOT_RAW) {
            put(RawBytes.base(out), offset, value);
        } else {
            byte[] copy = new byte[size];
            put(copy, RawMemory.ARRAY_OFFSET, value);
            RawBytes.writeCopy(copy, name, out);
        }
    }

    /** Writes a presence byte and the number. */
    static void writePresent(String name, long value, BytesOut<?> out) {
        int size = 1 + size(value);
        long offset = RawBytes.reserve(out, size);
        if (offset != RawBytes.NOT_RAW) {
            putPresent(RawBytes.base(out), offset, value);
        } else {
            byte[] copy = new byte[size];
            putPresent(copy, RawMemory.ARRAY_OFFSET, value);
            RawBytes.writeCopy(copy, name, out);
        }
    }

    static void writeNull(String name, BytesOut<?> out) {
        Presence.write(name, null, 0, out);
    }

    private static void putPresent(@Nullable Object base, long offset, long value) {
        RawMemory.putByte(base, offset, (byte) 1);
        put(base, offset + 1, value);
    }

    /** Stores a number at a place with room for its {@link #size}; returns the offset behind it. */
    static long put(@Nullable Object base, long offset, long value) {
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
    static int size(long value) {
        long bits = value < 0 ? ~value : value;
        // 1 for the group that a zero takes too.
        int groups = (Long.SIZE - Long.numberOfLeadingZeros(bits | 1) + BITS - 1) / BITS;
        return value < 0 ? groups + 1 : groups;
    }

    /** Reads a number, and refuses one that is out of range (MARSHAL214). */
    static long read(long min, long max, BytesIn<?> in) {
        long value = read(in);
        if (value < min || value > max) {
            throw Impossible.value(value + " is not between " + min + " and " + max);
        }
        return value;
    }

    /** Reads a number, or MARSHAL205 if it is not in its shortest form. */
    static long read(BytesIn<?> in) {
        int first = StopBit.readByte(in);
        return first >= 0 ? first : readMore(first & LOW, in);
    }

    private static long readMore(long lowest, BytesIn<?> in) {
        long value = lowest;
        long highest = lowest;
        for (int shift = BITS; shift < Long.SIZE; shift += BITS) {
            int next = StopBit.readByte(in);
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
        throw new MarshalException(RuntimeProblem.BAD_COUNT, "a stop-bit number is not in its shortest form");
    }
}
