package org.marshal4j.runtime.generated.value;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Durations: the seconds as int64, then the remaining nanoseconds, which are never negative, as int32. */
public final class Durations {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 12;

    private Durations() {}

    /** Stores 12 bytes. */
    public static void put(@Nullable Object base, long offset, Duration value) {
        RawMemory.putLong(base, offset, value.getSeconds());
        RawMemory.putInt(base, offset + 8, value.getNano());
    }

    /** Stores 13 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Duration value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 12 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is not a valid duration
     */
    public static Duration get(@Nullable Duration current, @Nullable Object base, long offset) {
        long seconds = RawMemory.getLong(base, offset);
        int nanos = RawMemory.getInt(base, offset + 8);
        return current != null && current.getSeconds() == seconds && current.getNano() == nanos
                ? current
                : Duration.ofSeconds(seconds, Impossible.nanos(nanos));
    }

    /** Loads 13 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Duration getNullable(@Nullable Duration current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
