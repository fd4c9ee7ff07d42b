package org.marshal4j.runtime.generated.value;

import java.time.DateTimeException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Dates: the year as int32, then the month and the day, a byte each. */
public final class LocalDates {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 6;

    private LocalDates() {}

    /** Stores 6 bytes. */
    public static void put(@Nullable Object base, long offset, LocalDate value) {
        RawMemory.putInt(base, offset, value.getYear());
        RawMemory.putByte(base, offset + 4, (byte) value.getMonthValue());
        RawMemory.putByte(base, offset + 5, (byte) value.getDayOfMonth());
    }

    /** Stores 7 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable LocalDate value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 6 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is not a valid date
     */
    public static LocalDate get(@Nullable LocalDate current, @Nullable Object base, long offset) {
        int year = RawMemory.getInt(base, offset);
        byte month = RawMemory.getByte(base, offset + 4);
        byte day = RawMemory.getByte(base, offset + 5);
        if (current != null && holds(current, year, month, day)) {
            return current;
        }
        try {
            return LocalDate.of(year, month, day);
        } catch (DateTimeException e) {
            throw Impossible.value(e.getMessage());
        }
    }

    /** Loads 7 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable LocalDate getNullable(@Nullable LocalDate current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    private static boolean holds(LocalDate date, int year, int month, int day) {
        return date.getYear() == year && date.getMonthValue() == month && date.getDayOfMonth() == day;
    }
}
