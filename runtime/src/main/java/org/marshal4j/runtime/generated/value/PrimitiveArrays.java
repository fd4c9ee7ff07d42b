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
    private static final long BYTES = RawMemory.arrayOffset(byte[].class);
    private static final long SHORTS = RawMemory.arrayOffset(short[].class);
    private static final long CHARS = RawMemory.arrayOffset(char[].class);
    private static final long INTS = RawMemory.arrayOffset(int[].class);
    private static final long LONGS = RawMemory.arrayOffset(long[].class);
    private static final long FLOATS = RawMemory.arrayOffset(float[].class);
    private static final long DOUBLES = RawMemory.arrayOffset(double[].class);

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

    /** Writes an array of 1-byte elements. */
    public static void write(byte @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, BYTES, count, Byte.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(byte @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Byte.BYTES);
    }

    /** Writes an array of 2-byte elements. */
    public static void write(short @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, SHORTS, count, Short.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(short @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Short.BYTES);
    }

    /** Writes an array of 2-byte elements. */
    public static void write(char @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, CHARS, count, Character.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(char @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Character.BYTES);
    }

    /** Writes an array of 4-byte elements. */
    public static void write(int @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, INTS, count, Integer.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(int @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Integer.BYTES);
    }

    /** Writes an array of 8-byte elements. */
    public static void write(long @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, LONGS, count, Long.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(long @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Long.BYTES);
    }

    /** Writes an array of 4-byte elements. */
    public static void write(float @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, FLOATS, count, Float.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(float @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Float.BYTES);
    }

    /** Writes an array of 8-byte elements. */
    public static void write(double @Nullable [] value, Output out) {
        int count = value == null ? -1 : value.length;
        ArrayCopy.write(value, DOUBLES, count, Double.BYTES, out);
    }

    /** Returns the number of bytes. */
    public static long sizeOf(double @Nullable [] value) {
        return value == null ? StopBit.size(-1) : size(value.length, Double.BYTES);
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

    /** Reads bytes. */
    public static byte @Nullable [] readBytes(byte @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Byte.BYTES, in);
        if (count < 0) {
            return null;
        }
        byte[] value = current != null && current.length == count ? current : new byte[count];
        ArrayCopy.read(value, BYTES, value.length, Byte.BYTES, in);
        return value;
    }

    /** Reads shorts. */
    public static short @Nullable [] readShorts(short @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Short.BYTES, in);
        if (count < 0) {
            return null;
        }
        short[] value = current != null && current.length == count ? current : new short[count];
        ArrayCopy.read(value, SHORTS, value.length, Short.BYTES, in);
        return value;
    }

    /** Reads chars. */
    public static char @Nullable [] readChars(char @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Character.BYTES, in);
        if (count < 0) {
            return null;
        }
        char[] value = current != null && current.length == count ? current : new char[count];
        ArrayCopy.read(value, CHARS, value.length, Character.BYTES, in);
        return value;
    }

    /** Reads ints. */
    public static int @Nullable [] readInts(int @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Integer.BYTES, in);
        if (count < 0) {
            return null;
        }
        int[] value = current != null && current.length == count ? current : new int[count];
        ArrayCopy.read(value, INTS, value.length, Integer.BYTES, in);
        return value;
    }

    /** Reads longs. */
    public static long @Nullable [] readLongs(long @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Long.BYTES, in);
        if (count < 0) {
            return null;
        }
        long[] value = current != null && current.length == count ? current : new long[count];
        ArrayCopy.read(value, LONGS, value.length, Long.BYTES, in);
        return value;
    }

    /** Reads floats. */
    public static float @Nullable [] readFloats(float @Nullable [] current, Input in) {
        int count = ArrayCopy.readCount(Float.BYTES, in);
        if (count < 0) {
            return null;
        }
        float[] value = current != null && current.length == count ? current : new float[count];
        ArrayCopy.read(value, FLOATS, value.length, Float.BYTES, in);
        return value;
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

    private static long size(int count, int elementSize) {
        return StopBit.size(count) + (long) count * elementSize;
    }
}
