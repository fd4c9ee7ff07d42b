package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Boxed primitives inside a block: a presence byte, 1 or 0, then the value, or zeros for null. So each always takes one
 * byte more than its primitive. Loading returns the current box if it holds the value, so values that have not changed
 * allocate nothing.
 */
public final class Boxes {
    private Boxes() {}

    /** Stores 2 bytes. */
    public static void putBoolean(@Nullable Object base, long offset, @Nullable Boolean value) {
        putPresence(base, offset, value);
        RawMemory.putBoolean(base, offset + 1, value != null && value);
    }

    /** Stores 3 bytes. */
    public static void putCharacter(@Nullable Object base, long offset, @Nullable Character value) {
        putPresence(base, offset, value);
        RawMemory.putChar(base, offset + 1, value == null ? '\0' : value);
    }

    /** Stores 5 bytes. */
    public static void putInteger(@Nullable Object base, long offset, @Nullable Integer value) {
        putPresence(base, offset, value);
        RawMemory.putInt(base, offset + 1, value == null ? 0 : value);
    }

    /** Stores 5 bytes. */
    public static void putFloat(@Nullable Object base, long offset, @Nullable Float value) {
        putPresence(base, offset, value);
        RawMemory.putFloat(base, offset + 1, value == null ? 0 : value);
    }

    /** Stores 9 bytes. */
    public static void putDouble(@Nullable Object base, long offset, @Nullable Double value) {
        putPresence(base, offset, value);
        RawMemory.putDouble(base, offset + 1, value == null ? 0 : value);
    }

    /** Loads 2 bytes; MARSHAL204 for an invalid presence byte or value. */
    public static @Nullable Boolean getBoolean(@Nullable Boolean current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainBoolean(current, base, offset + 1) : null;
    }

    /** Loads 1 byte, for a value that is never null. There are only two boxes, so the current one is not needed. */
    public static Boolean plainBoolean(@Nullable Boolean current, @Nullable Object base, long offset) {
        return Booleans.get(base, offset);
    }

    /** Loads 3 bytes; MARSHAL204 for an invalid presence byte. */
    public static @Nullable Character getCharacter(@Nullable Character current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainChar(current, base, offset + 1) : null;
    }

    /** Loads 2 bytes, for a value that is never null. */
    public static Character plainChar(@Nullable Character current, @Nullable Object base, long offset) {
        char value = RawMemory.getChar(base, offset);
        return current != null && (current == value) ? current : Character.valueOf(value);
    }

    /** Loads 5 bytes; MARSHAL204 for an invalid presence byte. */
    public static @Nullable Integer getInteger(@Nullable Integer current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainInt(current, base, offset + 1) : null;
    }

    /** Loads 4 bytes, for a value that is never null. */
    public static Integer plainInt(@Nullable Integer current, @Nullable Object base, long offset) {
        int value = RawMemory.getInt(base, offset);
        return current != null && (current == value) ? current : Integer.valueOf(value);
    }

    /** Loads 5 bytes; MARSHAL204 for an invalid presence byte. */
    public static @Nullable Float getFloat(@Nullable Float current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainFloat(current, base, offset + 1) : null;
    }

    /** Loads 4 bytes, for a value that is never null. */
    public static Float plainFloat(@Nullable Float current, @Nullable Object base, long offset) {
        float value = RawMemory.getFloat(base, offset);
        return current != null && Float.floatToRawIntBits(current) == Float.floatToRawIntBits(value)
                ? current
                : Float.valueOf(value);
    }

    /** Loads 9 bytes; MARSHAL204 for an invalid presence byte. */
    public static @Nullable Double getDouble(@Nullable Double current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainDouble(current, base, offset + 1) : null;
    }

    /** Loads 8 bytes, for a value that is never null. */
    public static Double plainDouble(@Nullable Double current, @Nullable Object base, long offset) {
        double value = RawMemory.getDouble(base, offset);
        return current != null && Double.doubleToRawLongBits(current) == Double.doubleToRawLongBits(value)
                ? current
                : Double.valueOf(value);
    }

    private static void putPresence(@Nullable Object base, long offset, @Nullable Object value) {
        RawMemory.putByte(base, offset, (byte) (value == null ? 0 : 1));
    }

    // As for short: byte, long.
    /** Stores 3 bytes. */
    public static void putShort(@Nullable Object base, long offset, @Nullable Short value) {
        putPresence(base, offset, value);
        RawMemory.putShort(base, offset + 1, value == null ? 0 : value);
    }

    /** Loads 3 bytes; MARSHAL204 for an invalid presence byte. */
    public static @Nullable Short getShort(@Nullable Short current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? plainShort(current, base, offset + 1) : null;
    }

    /** Loads 2 bytes, for a value that is never null. */
    public static Short plainShort(@Nullable Short current, @Nullable Object base, long offset) {
        short value = RawMemory.getShort(base, offset);
        return current != null && (current == value) ? current : Short.valueOf(value);
    }
}
