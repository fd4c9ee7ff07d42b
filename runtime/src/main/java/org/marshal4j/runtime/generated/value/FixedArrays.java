package org.marshal4j.runtime.generated.value;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Arrays of primitives with a fixed length, inside a block: the elements as they are in memory. The nullable form has a
 * presence byte (0 or 1) before them, and zeros in place of them for null. Loading refills the current array if it has
 * the right length.
 *
 * <p>Every method that stores throws MARSHAL215 if the array has another length. Every method that loads the nullable
 * form throws MARSHAL204 if the presence byte is invalid.
 */
public final class FixedArrays {
    private static final long BOOLEANS = RawMemory.arrayOffset(boolean[].class);
    private static final long BYTES = RawMemory.arrayOffset(byte[].class);
    private static final long SHORTS = RawMemory.arrayOffset(short[].class);
    private static final long CHARS = RawMemory.arrayOffset(char[].class);
    private static final long INTS = RawMemory.arrayOffset(int[].class);
    private static final long LONGS = RawMemory.arrayOffset(long[].class);
    private static final long FLOATS = RawMemory.arrayOffset(float[].class);
    private static final long DOUBLES = RawMemory.arrayOffset(double[].class);

    private FixedArrays() {}

    /**
     * Checks an array before a block is reserved for it.
     *
     * @param name the name of the field
     * @param array an array of primitives
     * @throws MarshalException MARSHAL215, which names the field, if it has another length
     */
    public static void check(String name, int length, @Nullable Object array) {
        if (array != null && Array.getLength(array) != length) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, name, detail(length, Array.getLength(array)));
        }
    }

    // By now, the field may hold another array than the one that was checked.
    private static int size(int length, int actual, int elementSize) {
        if (length != actual) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, detail(length, actual));
        }
        return length * elementSize;
    }

    private static String detail(int length, int actual) {
        return actual + " elements instead of " + length;
    }

    /** Stores 1 byte per element. */
    public static void put(@Nullable Object base, long offset, int length, boolean[] value) {
        RawMemory.copy(value, BOOLEANS, base, offset, size(length, value.length, Byte.BYTES));
    }

    /** Stores a presence byte and 1 byte per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, boolean @Nullable [] value) {
        Presence.put(base, offset, value, length * Byte.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 1 byte per element. */
    public static void put(@Nullable Object base, long offset, int length, byte[] value) {
        RawMemory.copy(value, BYTES, base, offset, size(length, value.length, Byte.BYTES));
    }

    /** Stores a presence byte and 1 byte per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, byte @Nullable [] value) {
        Presence.put(base, offset, value, length * Byte.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 2 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, short[] value) {
        RawMemory.copy(value, SHORTS, base, offset, size(length, value.length, Short.BYTES));
    }

    /** Stores a presence byte and 2 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, short @Nullable [] value) {
        Presence.put(base, offset, value, length * Short.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 2 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, char[] value) {
        RawMemory.copy(value, CHARS, base, offset, size(length, value.length, Character.BYTES));
    }

    /** Stores a presence byte and 2 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, char @Nullable [] value) {
        Presence.put(base, offset, value, length * Character.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 4 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, int[] value) {
        RawMemory.copy(value, INTS, base, offset, size(length, value.length, Integer.BYTES));
    }

    /** Stores a presence byte and 4 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, int @Nullable [] value) {
        Presence.put(base, offset, value, length * Integer.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 8 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, long[] value) {
        RawMemory.copy(value, LONGS, base, offset, size(length, value.length, Long.BYTES));
    }

    /** Stores a presence byte and 8 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, long @Nullable [] value) {
        Presence.put(base, offset, value, length * Long.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 4 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, float[] value) {
        RawMemory.copy(value, FLOATS, base, offset, size(length, value.length, Float.BYTES));
    }

    /** Stores a presence byte and 4 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, float @Nullable [] value) {
        Presence.put(base, offset, value, length * Float.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Stores 8 bytes per element. */
    public static void put(@Nullable Object base, long offset, int length, double[] value) {
        RawMemory.copy(value, DOUBLES, base, offset, size(length, value.length, Double.BYTES));
    }

    /** Stores a presence byte and 8 bytes per element. */
    public static void putNullable(@Nullable Object base, long offset, int length, double @Nullable [] value) {
        Presence.put(base, offset, value, length * Double.BYTES);
        if (value != null) {
            put(base, offset + 1, length, value);
        }
    }

    /** Loads booleans. An element that is not 0, 1, Y or N is refused before it is stored (MARSHAL204). */
    public static boolean[] getBooleans(boolean @Nullable [] current, @Nullable Object base, long offset, int length) {
        boolean[] value = current != null && current.length == length ? current : new boolean[length];
        ArrayCopy.copyBooleans(base, offset, value, BOOLEANS, length);
        return value;
    }

    /** Loads booleans that may be null. */
    public static boolean @Nullable [] getNullableBooleans(
            boolean @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getBooleans(current, base, offset + 1, length) : null;
    }

    /** Loads bytes. */
    public static byte[] getBytes(byte @Nullable [] current, @Nullable Object base, long offset, int length) {
        byte[] value = current != null && current.length == length ? current : new byte[length];
        RawMemory.copy(base, offset, value, BYTES, length * Byte.BYTES);
        return value;
    }

    /** Loads bytes that may be null. */
    public static byte @Nullable [] getNullableBytes(
            byte @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getBytes(current, base, offset + 1, length) : null;
    }

    /** Loads shorts. */
    public static short[] getShorts(short @Nullable [] current, @Nullable Object base, long offset, int length) {
        short[] value = current != null && current.length == length ? current : new short[length];
        RawMemory.copy(base, offset, value, SHORTS, length * Short.BYTES);
        return value;
    }

    /** Loads shorts that may be null. */
    public static short @Nullable [] getNullableShorts(
            short @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getShorts(current, base, offset + 1, length) : null;
    }

    /** Loads chars. */
    public static char[] getChars(char @Nullable [] current, @Nullable Object base, long offset, int length) {
        char[] value = current != null && current.length == length ? current : new char[length];
        RawMemory.copy(base, offset, value, CHARS, length * Character.BYTES);
        return value;
    }

    /** Loads chars that may be null. */
    public static char @Nullable [] getNullableChars(
            char @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getChars(current, base, offset + 1, length) : null;
    }

    /** Loads ints. */
    public static int[] getInts(int @Nullable [] current, @Nullable Object base, long offset, int length) {
        int[] value = current != null && current.length == length ? current : new int[length];
        RawMemory.copy(base, offset, value, INTS, length * Integer.BYTES);
        return value;
    }

    /** Loads ints that may be null. */
    public static int @Nullable [] getNullableInts(
            int @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getInts(current, base, offset + 1, length) : null;
    }

    /** Loads longs. */
    public static long[] getLongs(long @Nullable [] current, @Nullable Object base, long offset, int length) {
        long[] value = current != null && current.length == length ? current : new long[length];
        RawMemory.copy(base, offset, value, LONGS, length * Long.BYTES);
        return value;
    }

    /** Loads longs that may be null. */
    public static long @Nullable [] getNullableLongs(
            long @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getLongs(current, base, offset + 1, length) : null;
    }

    /** Loads floats. */
    public static float[] getFloats(float @Nullable [] current, @Nullable Object base, long offset, int length) {
        float[] value = current != null && current.length == length ? current : new float[length];
        RawMemory.copy(base, offset, value, FLOATS, length * Float.BYTES);
        return value;
    }

    /** Loads floats that may be null. */
    public static float @Nullable [] getNullableFloats(
            float @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getFloats(current, base, offset + 1, length) : null;
    }

    /** Loads doubles. */
    public static double[] getDoubles(double @Nullable [] current, @Nullable Object base, long offset, int length) {
        double[] value = current != null && current.length == length ? current : new double[length];
        RawMemory.copy(base, offset, value, DOUBLES, length * Double.BYTES);
        return value;
    }

    /** Loads doubles that may be null. */
    public static double @Nullable [] getNullableDoubles(
            double @Nullable [] current, @Nullable Object base, long offset, int length) {
        return Presence.get(base, offset) ? getDoubles(current, base, offset + 1, length) : null;
    }
}
