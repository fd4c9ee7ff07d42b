package org.marshal4j.runtime.generated.value;

import java.time.DateTimeException;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Offsets from UTC: the seconds as int32. */
public final class ZoneOffsets {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 4;

    private ZoneOffsets() {}

    /** Stores 4 bytes. */
    public static void put(@Nullable Object base, long offset, ZoneOffset value) {
        RawMemory.putInt(base, offset, value.getTotalSeconds());
    }

    /** Stores 5 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable ZoneOffset value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 4 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is beyond 18 hours
     */
    public static ZoneOffset get(@Nullable ZoneOffset current, @Nullable Object base, long offset) {
        int seconds = RawMemory.getInt(base, offset);
        if (current != null && current.getTotalSeconds() == seconds) {
            return current;
        }
        try {
            return ZoneOffset.ofTotalSeconds(seconds);
        } catch (DateTimeException e) {
            throw Impossible.value(e.getMessage());
        }
    }

    /** Loads 5 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable ZoneOffset getNullable(@Nullable ZoneOffset current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
