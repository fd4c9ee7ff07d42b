package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Doubles as {@code writeStopBit(double)} of Chronicle writes them: their raw bits, seven a byte, the highest first. The
 * highest bit of all bytes but the last is set. Zeros at the end are left out. The tenth byte has one bit of the double,
 * its lowest, above six zeros.
 */
public final class StopBitDoubles {
    private static final int BITS = 7;
    private static final int FIRST_SHIFT = Long.SIZE - BITS;
    private static final int MORE = 0x80;
    private static final int LOWEST = 0x40;

    private StopBitDoubles() {}

    /** Writes a double. */
    public static void writeDouble(double value, Output out) {
        long bits = Double.doubleToRawLongBits(value);
        long at = out.reserve(sizeOfBits(bits));
        put(out.base(), at, bits);
    }

    /** Reads a double: MARSHAL205 if it is not in its shortest form. */
    public static double readDouble(Input in) {
        return Double.longBitsToDouble(readBits(in));
    }

    /** Returns the number of bytes. */
    public static int sizeOfDouble(double value) {
        return sizeOfBits(Double.doubleToRawLongBits(value));
    }

    /** Stores the bits of a double where there is room for them. */
    static void put(@Nullable Object base, long at, long bits) {
        long rest = bits;
        int last = sizeOfBits(bits) - 1;
        for (int i = 0; i < last; i++) {
            RawMemory.putByte(base, at + i, (byte) (rest >>> FIRST_SHIFT | MORE));
            rest <<= BITS;
        }
        RawMemory.putByte(base, at + last, (byte) (rest >>> FIRST_SHIFT));
    }

    /** Reads the bits of a double. */
    static long readBits(Input in) {
        long bits = 0;
        for (int shift = FIRST_SHIFT; shift > 0; shift -= BITS) {
            int next = in.readByte();
            bits |= (next & 0x7FL) << shift;
            if (next >= 0) {
                if (next == 0 && shift < FIRST_SHIFT) {
                    throw VInts.bad("a double is not in its shortest form");
                }
                return bits;
            }
        }
        if (in.readByte() != LOWEST) {
            throw VInts.bad("a double has more than 64 bits, or is not in its shortest form");
        }
        return bits | 1;
    }

    /** Returns the number of bytes for the bits of a double. */
    static int sizeOfBits(long bits) {
        int significant = Long.SIZE - Long.numberOfTrailingZeros(bits);
        return Math.max(1, (significant + BITS - 1) / BITS);
    }
}
