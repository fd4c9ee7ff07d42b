package org.marshal4j.runtime.generated.value;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Times of day: the nanosecond of the day as int64. */
public final class LocalTimes {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 8;

    private static final long LAST = LocalTime.MAX.toNanoOfDay();

    private LocalTimes() {}

    /** Stores 8 bytes. */
    public static void put(@Nullable Object base, long offset, LocalTime value) {
        RawMemory.putLong(base, offset, value.toNanoOfDay());
    }

    /** Stores 9 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable LocalTime value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 8 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is not a valid time
     */
    public static LocalTime get(@Nullable LocalTime current, @Nullable Object base, long offset) {
        long nano = RawMemory.getLong(base, offset);
        if (nano < 0 || nano > LAST) {
            throw Impossible.value("nanosecond " + nano + " is not within a day");
        }
        return current != null && current.toNanoOfDay() == nano ? current : LocalTime.ofNanoOfDay(nano);
    }

    /** Loads 9 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable LocalTime getNullable(@Nullable LocalTime current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
