package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;

/**
 * Copies of arrays of primitives. If the current array has the right length and is not the original, each method copies
 * into it and returns it; otherwise it returns a new array. Null is copied to null.
 */
@SuppressWarnings("ReferenceEquality") // the original is not a copy
public final class ArrayCopies {
    private ArrayCopies() {}

    /** Copies an array of booleans. */
    public static boolean @Nullable [] copy(boolean @Nullable [] value, boolean @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of bytes. */
    public static byte @Nullable [] copy(byte @Nullable [] value, byte @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of shorts. */
    public static short @Nullable [] copy(short @Nullable [] value, short @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of chars. */
    public static char @Nullable [] copy(char @Nullable [] value, char @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of ints. */
    public static int @Nullable [] copy(int @Nullable [] value, int @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of longs. */
    public static long @Nullable [] copy(long @Nullable [] value, long @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of floats. */
    public static float @Nullable [] copy(float @Nullable [] value, float @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }

    /** Copies an array of doubles. */
    public static double @Nullable [] copy(double @Nullable [] value, double @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }
}
