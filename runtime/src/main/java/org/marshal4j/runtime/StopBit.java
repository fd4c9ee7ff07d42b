package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Counts and indexes as Chronicle's stop-bit numbers: seven bits per byte, lowest first, with the top bit set in every
 * byte but the last. The range is −1 to {@link Integer#MAX_VALUE}; −1, which means null, is {@code 80 00}. One to five
 * bytes, always the shortest form.
 */
public final class StopBit {
    private StopBit() {}

    /**
     * Writes a number.
     *
     * @param value −1 or more
     * @param out the output
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(int value, OutputWindow out) {
        if ((value & ~0x7F) != 0) {
            writeMore(value, out);
            return;
        }
        long offset = out.reserve(Byte.BYTES);
        RawMemory.putByte(out.base(), offset, (byte) value);
    }

    private static void writeMore(int value, OutputWindow out) {
        long offset = out.reserve(size(value));
        put(out.base(), offset, value);
    }

    /**
     * Returns the number of bytes that {@link #write} writes.
     *
     * @param value −1 or more
     * @return 1 to 5
     * @throws IllegalArgumentException if the value is less than −1
     */
    public static int size(int value) {
        if ((value & ~0x7F) == 0) {
            return 1;
        }
        if (value < 0) {
            return sizeOfNull(value);
        }
        return (38 - Integer.numberOfLeadingZeros(value)) / 7;
    }

    private static int sizeOfNull(int value) {
        if (value != -1) {
            throw new IllegalArgumentException("a count must be −1 or more, but is " + value);
        }
        return 2;
    }

    /**
     * Stores a number at a location with room for its {@link #size}.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param value −1 or more
     * @return the offset after it
     */
    public static long put(@Nullable Object base, long offset, int value) {
        if (value < 0) {
            RawMemory.putShort(base, offset, (short) 0x0080);
            return offset + 2;
        }
        int rest = value;
        long end = offset;
        for (; rest > 0x7F; rest >>>= 7) {
            RawMemory.putByte(base, end++, (byte) (rest | 0x80));
        }
        RawMemory.putByte(base, end++, (byte) rest);
        return end;
    }

    /**
     * Reads a number.
     *
     * @param in the input
     * @return −1 or more
     * @throws MarshalException MARSHAL205 if it is not in its shortest form, or out of range
     * @throws java.nio.BufferUnderflowException if the bytes end before it does
     */
    public static int read(InputWindow in) {
        int value = in.readByte();
        return value >= 0 ? value : readMore(value & 0x7F, in);
    }

    private static int readMore(int lowest, InputWindow in) {
        int value = lowest;
        for (int shift = 7; shift <= 28; shift += 7) {
            int next = in.readByte();
            if (next < 0 && shift < 28) {
                value |= (next & 0x7F) << shift;
            } else if (next > 0 && (shift < 28 || next <= 7)) {
                return value | next << shift;
            } else if (next == 0 && shift == 7 && lowest == 0) {
                return -1;
            } else if (next == 0) {
                throw new MarshalException(
                        RuntimeProblem.BAD_COUNT, "a count is less than −1, or not in its shortest form");
            } else {
                break;
            }
        }
        throw new MarshalException(RuntimeProblem.BAD_COUNT, "a count is greater than " + Integer.MAX_VALUE);
    }
}
