package org.marshal4j.runtime.generated.value;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Instants: the seconds since 1970-01-01T00:00Z as int64, then the nanoseconds within the second as int32. */
public final class Instants {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 12;

    private Instants() {}

    /** Stores 12 bytes. */
    public static void put(@Nullable Object base, long offset, Instant value) {
        RawMemory.putLong(base, offset, value.getEpochSecond());
        RawMemory.putInt(base, offset + 8, value.getNano());
    }

    /** Stores 13 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Instant value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 12 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is not a valid instant
     */
    public static Instant get(@Nullable Instant current, @Nullable Object base, long offset) {
        long seconds = RawMemory.getLong(base, offset);
        int nanos = RawMemory.getInt(base, offset + 8);
        if (current != null && current.getEpochSecond() == seconds && current.getNano() == nanos) {
            return current;
        }
        if (seconds < Instant.MIN.getEpochSecond() || seconds > Instant.MAX.getEpochSecond()) {
            throw Impossible.value("second " + seconds + " is outside the range of instants");
        }
        return Instant.ofEpochSecond(seconds, Impossible.nanos(nanos));
    }

    /** Loads 13 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Instant getNullable(@Nullable Instant current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
