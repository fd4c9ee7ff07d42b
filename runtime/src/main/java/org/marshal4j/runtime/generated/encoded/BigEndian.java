package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Numbers in memory, the most significant byte first, as {@link java.io.DataOutput} writes them. */
public final class BigEndian {
    private BigEndian() {}

    /** Stores two bytes. */
    public static void putShort(@Nullable Object base, long offset, short value) {
        RawMemory.putShort(base, offset, Short.reverseBytes(value));
    }

    /** Loads two bytes. */
    public static short getShort(@Nullable Object base, long offset) {
        return Short.reverseBytes(RawMemory.getShort(base, offset));
    }

    /** Stores two bytes. */
    public static void putChar(@Nullable Object base, long offset, char value) {
        RawMemory.putChar(base, offset, Character.reverseBytes(value));
    }

    /** Loads two bytes. */
    public static char getChar(@Nullable Object base, long offset) {
        return Character.reverseBytes(RawMemory.getChar(base, offset));
    }

    /** Stores four bytes. */
    public static void putInt(@Nullable Object base, long offset, int value) {
        RawMemory.putInt(base, offset, Integer.reverseBytes(value));
    }

    /** Loads four bytes. */
    public static int getInt(@Nullable Object base, long offset) {
        return Integer.reverseBytes(RawMemory.getInt(base, offset));
    }

    /** Stores eight bytes. */
    public static void putLong(@Nullable Object base, long offset, long value) {
        RawMemory.putLong(base, offset, Long.reverseBytes(value));
    }

    /** Loads eight bytes. */
    public static long getLong(@Nullable Object base, long offset) {
        return Long.reverseBytes(RawMemory.getLong(base, offset));
    }

    /** Stores four bytes; every NaN as the same. */
    public static void putFloat(@Nullable Object base, long offset, float value) {
        putInt(base, offset, Float.floatToIntBits(value));
    }

    /** Loads four bytes. */
    public static float getFloat(@Nullable Object base, long offset) {
        return Float.intBitsToFloat(getInt(base, offset));
    }

    /** Stores eight bytes; every NaN as the same. */
    public static void putDouble(@Nullable Object base, long offset, double value) {
        putLong(base, offset, Double.doubleToLongBits(value));
    }

    /** Loads eight bytes. */
    public static double getDouble(@Nullable Object base, long offset) {
        return Double.longBitsToDouble(getLong(base, offset));
    }
}
