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

    // As for double: byte, short, char, int, long, float.
    private static final long DOUBLES = RawMemory.arrayOffset(double[].class);

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
