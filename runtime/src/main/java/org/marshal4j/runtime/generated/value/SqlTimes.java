package org.marshal4j.runtime.generated.value;

import java.sql.Time;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link java.sql.Time}: the milliseconds since 1970-01-01T00:00Z as int64. */
public final class SqlTimes {
    /** Bytes of a value, without a presence byte. */
    public static final int SIZE = 8;

    private SqlTimes() {}

    /** Stores 8 bytes. */
    public static void put(@Nullable Object base, long offset, Time value) {
        Checks.exactType(value, Time.class);
        RawMemory.putLong(base, offset, value.getTime());
    }

    /** Stores 9 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Time value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 8 bytes.
     *
     * @param current returned itself, and nothing allocated, if it is equal
     */
    public static Time get(@Nullable Time current, @Nullable Object base, long offset) {
        long millis = RawMemory.getLong(base, offset);
        return current != null && current.getClass() == Time.class && current.getTime() == millis
                ? current
                : new Time(millis);
    }

    /** Loads 9 bytes, as {@link #get}; MARSHAL204 for an impossible presence byte. */
    public static @Nullable Time getNullable(@Nullable Time current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * A copy; null of null.
     *
     * @param current returned itself, and nothing allocated, if it is equal and not the value itself
     */
    @SuppressWarnings("ReferenceEquality") // the same object is no copy
    public static @Nullable Time copy(@Nullable Time value, @Nullable Time current) {
        if (value == null) {
            return null;
        }
        Checks.exactType(value, Time.class);
        return current != null
                        && current != value
                        && current.getClass() == Time.class
                        && current.getTime() == value.getTime()
                ? current
                : new Time(value.getTime());
    }
}
