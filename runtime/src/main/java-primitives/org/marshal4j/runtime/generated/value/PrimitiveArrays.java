package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Arrays of primitives: a {@link StopBit} count, −1 for null, then the elements as they are in memory, copied in bulk.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the array does not fit. Every {@code read}
 * fills the current array if its length is the count. Otherwise it fills a new one, which is created only after
 * checking that enough bytes are left (MARSHAL203; MARSHAL205 if the count is invalid). {@code sizeOf} returns the
 * number of bytes that {@code write} writes, including the count.
 */
public final class PrimitiveArrays {
    private static final long BOOLEANS = RawMemory.arrayOffset(boolean[].class);

    private PrimitiveArrays() {}

    /** Writes an array of 1-byte elements, which are 0 or 1. */
    public static void write(boolean @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, BOOLEANS, count, Byte.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(boolean @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Byte.BYTES);
    }

    /** Reads booleans. An element that is not 0, 1, Y or N is refused before it is stored (MARSHAL204). */
    public static boolean @Nullable [] readBooleans(boolean @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Byte.BYTES, in);
        if (count < 0) {
            return null;
        }
        boolean[] value = current != null && current.length == count ? current : new boolean[count];
        ArrayCopy.readBooleans(value, BOOLEANS, in);
        return value;
    }

    private static long size(int count, int elementSize) {
        return StopBit.size(count) + (long) count * elementSize;
    }

    // As for double: byte, short, char, int, long, float.
    private static final long DOUBLES = RawMemory.arrayOffset(double[].class);

    /** Writes an array of 8-byte elements. */
    public static void write(double @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, DOUBLES, count, Double.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(double @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Double.BYTES);
    }

    /** Reads doubles. */
    public static double @Nullable [] readDoubles(double @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Double.BYTES, in);
        if (count < 0) {
            return null;
        }
        double[] value = current != null && current.length == count ? current : new double[count];
        ArrayCopy.read(value, DOUBLES, value.length, Double.BYTES, in);
        return value;
    }
}
