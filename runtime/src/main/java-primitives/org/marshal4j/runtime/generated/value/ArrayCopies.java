package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;

/**
 * Copies of arrays of primitives. If the current array has the right length and is not the original, each method copies
 * into it and returns it; otherwise it returns a new array. Null is copied to null.
 */
@SuppressWarnings("ReferenceEquality") // the original is not a copy
public final class ArrayCopies {
    private ArrayCopies() {}

    // As for double: boolean, byte, short, char, int, long, float.
    /** Copies an array of doubles. */
    public static double @Nullable [] copy(double @Nullable [] value, double @Nullable [] current) {
        if (value == null || current == null || current == value || current.length != value.length) {
            return value == null ? null : value.clone();
        }
        System.arraycopy(value, 0, current, 0, value.length);
        return current;
    }
}
