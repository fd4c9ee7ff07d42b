package org.marshal4j.runtime.generated.value;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** UUIDs: two int64, the most significant bits first. */
public final class Uuids {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 16;

    private Uuids() {}

    /** Stores 16 bytes. */
    public static void put(@Nullable Object base, long offset, UUID value) {
        RawMemory.putLong(base, offset, value.getMostSignificantBits());
        RawMemory.putLong(base, offset + 8, value.getLeastSignificantBits());
    }

    /** Stores 17 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable UUID value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 16 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     */
    public static UUID get(@Nullable UUID current, @Nullable Object base, long offset) {
        long most = RawMemory.getLong(base, offset);
        long least = RawMemory.getLong(base, offset + 8);
        return current != null && current.getMostSignificantBits() == most && current.getLeastSignificantBits() == least
                ? current
                : new UUID(most, least);
    }

    /** Loads 17 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable UUID getNullable(@Nullable UUID current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
