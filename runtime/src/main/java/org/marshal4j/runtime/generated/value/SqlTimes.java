package org.marshal4j.runtime.generated.value;

import java.sql.Time;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link java.sql.Time}: the milliseconds since 1970-01-01T00:00Z as int64. */
public final class SqlTimes {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 8;

    private SqlTimes() {}

    /** Refuses what {@link #put} would refuse, before space is reserved for it, and names the field. */
    public static void check(String field, @Nullable Time value) {
        Checks.exactField(field, value, Time.class);
    }

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
     * @param current what the field holds; returned without allocation if it is equal
     */
    public static Time get(@Nullable Time current, @Nullable Object base, long offset) {
        long millis = RawMemory.getLong(base, offset);
        return current != null && current.getClass() == Time.class && current.getTime() == millis
                ? current
                : new Time(millis);
    }

    /** Loads 9 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Time getNullable(@Nullable Time current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; returned without allocation if it is equal and not the original
     */
    @SuppressWarnings("ReferenceEquality") // the same object is not a copy
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
