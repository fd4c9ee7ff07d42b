package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Boxed primitives inside a block: a presence byte, 1 or 0, then the value, which is zero when it is null. So each
 * takes one byte more than its primitive, always.
 */
public final class Boxes {
    private Boxes() {}

    /** Stores 2 bytes. */
    public static void putBoolean(@Nullable Object base, long offset, @Nullable Boolean value) {
        putPresence(base, offset, value);
        RawMemory.putBoolean(base, offset + 1, value == null ? false : value);
    }

    /** Stores 2 bytes. */
    public static void putByte(@Nullable Object base, long offset, @Nullable Byte value) {
        putPresence(base, offset, value);
        RawMemory.putByte(base, offset + 1, value == null ? (byte) 0 : value);
    }

    /** Stores 3 bytes. */
    public static void putShort(@Nullable Object base, long offset, @Nullable Short value) {
        putPresence(base, offset, value);
        RawMemory.putShort(base, offset + 1, value == null ? (short) 0 : value);
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

    /** Stores 9 bytes. */
    public static void putLong(@Nullable Object base, long offset, @Nullable Long value) {
        putPresence(base, offset, value);
        RawMemory.putLong(base, offset + 1, value == null ? 0 : value);
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

    /** Loads 2 bytes; MARSHAL204 for an impossible presence byte or value. */
    public static @Nullable Boolean getBoolean(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Boolean) RawMemory.getBoolean(base, offset + 1) : null;
    }

    /** Loads 2 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Byte getByte(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Byte) RawMemory.getByte(base, offset + 1) : null;
    }

    /** Loads 3 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Short getShort(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Short) RawMemory.getShort(base, offset + 1) : null;
    }

    /** Loads 3 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Character getCharacter(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Character) RawMemory.getChar(base, offset + 1) : null;
    }

    /** Loads 5 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Integer getInteger(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Integer) RawMemory.getInt(base, offset + 1) : null;
    }

    /** Loads 9 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Long getLong(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Long) RawMemory.getLong(base, offset + 1) : null;
    }

    /** Loads 5 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Float getFloat(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Float) RawMemory.getFloat(base, offset + 1) : null;
    }

    /** Loads 9 bytes; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Double getDouble(@Nullable Object base, long offset) {
        return Presence.get(base, offset) ? (Double) RawMemory.getDouble(base, offset + 1) : null;
    }

    private static void putPresence(@Nullable Object base, long offset, @Nullable Object value) {
        RawMemory.putByte(base, offset, (byte) (value == null ? 0 : 1));
    }
}
