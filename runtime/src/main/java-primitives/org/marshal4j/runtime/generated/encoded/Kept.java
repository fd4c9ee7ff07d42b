package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;

/** Boxes of what was read: the current one if it holds the same, so that what has not changed allocates nothing. */
public final class Kept {
    private Kept() {}

    /** Returns the box of a boolean. */
    public static Boolean ofBoolean(@Nullable Boolean current, boolean value) {
        return Boolean.valueOf(value);
    }

    /** Returns the box of a float. */
    public static Float ofFloat(@Nullable Float current, float value) {
        return current != null && Float.floatToRawIntBits(current) == Float.floatToRawIntBits(value)
                ? current
                : Float.valueOf(value);
    }

    /** Returns the box of a double. */
    public static Double ofDouble(@Nullable Double current, double value) {
        return current != null && Double.doubleToRawLongBits(current) == Double.doubleToRawLongBits(value)
                ? current
                : Double.valueOf(value);
    }

    // As for short: byte, char, int, long.
    /** Returns the box of a short. */
    public static Short ofShort(@Nullable Short current, short value) {
        return current != null && current == value ? current : Short.valueOf(value);
    }
}
