package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Whole numbers as {@code WritableUtils} of Hadoop writes them: one byte from −112 to 127; otherwise a byte below −112
 * that tells the sign and the size, then the number, or its complement, in as few bytes as it needs, the most
 * significant first.
 */
public final class HadoopVInts {
    private static final int LEAST = -112;
    private static final int NEGATIVE = -120;

    private HadoopVInts() {}

    /** Writes an int. */
    public static void writeInt(int value, Output out) {
        writeLong(value, out);
    }

    /** Reads an int: MARSHAL214 if the number is none, MARSHAL205 if it is not in its shortest form. */
    public static int readInt(Input in) {
        return (int) Narrowed.between(Integer.MIN_VALUE, Integer.MAX_VALUE, readLong(in));
    }

    /** Returns the number of bytes. */
    public static int sizeOfInt(int value) {
        return sizeOfLong(value);
    }

    /** Writes a long. */
    public static void writeLong(long value, Output out) {
        long at = out.reserve(sizeOfLong(value));
        put(out.base(), at, value);
    }

    /** Stores a number where there is room for it. */
    static void put(@Nullable Object base, long at, long value) {
        int more = sizeOfLong(value) - 1;
        if (more == 0) {
            RawMemory.putByte(base, at, (byte) value);
            return;
        }
        RawMemory.putByte(base, at, (byte) ((value < 0 ? NEGATIVE : LEAST) - more));
        long bits = value < 0 ? ~value : value;
        for (int i = more; i > 0; i--) {
            RawMemory.putByte(base, at + i, (byte) bits);
            bits >>>= Byte.SIZE;
        }
    }

    /** Reads a long: MARSHAL205 if it is not in its shortest form. */
    public static long readLong(Input in) {
        int first = in.readByte();
        if (first >= LEAST) {
            return first;
        }
        boolean isNegative = first < NEGATIVE;
        int more = (isNegative ? NEGATIVE : LEAST) - first;
        long bits = 0;
        for (int i = 0; i < more; i++) {
            bits = (bits << Byte.SIZE) | (in.readByte() & 0xFF);
        }
        long value = isNegative ? ~bits : bits;
        if (bits < 0 || sizeOfLong(value) != 1 + more) {
            throw VInts.bad("a number is not in its shortest form");
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static int sizeOfLong(long value) {
        if (value >= LEAST && value <= Byte.MAX_VALUE) {
            return 1;
        }
        long bits = value < 0 ? ~value : value;
        return 1 + (Long.SIZE - Long.numberOfLeadingZeros(bits | 1) + Byte.SIZE - 1) / Byte.SIZE;
    }
}
