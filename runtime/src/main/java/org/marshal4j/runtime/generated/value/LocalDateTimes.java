package org.marshal4j.runtime.generated.value;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;

/** Dates with a time: a date, as {@link LocalDates} has it, then a time, as {@link LocalTimes} has it. */
public final class LocalDateTimes {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 14;

    private LocalDateTimes() {}

    /** Stores 14 bytes. */
    public static void put(@Nullable Object base, long offset, LocalDateTime value) {
        LocalDates.put(base, offset, value.toLocalDate());
        LocalTimes.put(base, offset + LocalDates.SIZE, value.toLocalTime());
    }

    /** Stores 15 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable LocalDateTime value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 14 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if the date or time is invalid
     */
    public static LocalDateTime get(@Nullable LocalDateTime current, @Nullable Object base, long offset) {
        LocalDate oldDate = current == null ? null : current.toLocalDate();
        LocalTime oldTime = current == null ? null : current.toLocalTime();
        LocalDate date = LocalDates.get(oldDate, base, offset);
        LocalTime time = LocalTimes.get(oldTime, base, offset + LocalDates.SIZE);
        return current != null && date.equals(oldDate) && time.equals(oldTime) ? current : LocalDateTime.of(date, time);
    }

    /** Loads 15 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable LocalDateTime getNullable(
            @Nullable LocalDateTime current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
