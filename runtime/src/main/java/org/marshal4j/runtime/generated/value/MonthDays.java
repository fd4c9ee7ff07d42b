package org.marshal4j.runtime.generated.value;

import java.time.DateTimeException;
import java.time.MonthDay;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Days of a month: the month and the day, one byte each. */
public final class MonthDays {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 2;

    private MonthDays() {}

    /** Stores 2 bytes. */
    public static void put(@Nullable Object base, long offset, MonthDay value) {
        RawMemory.putByte(base, offset, (byte) value.getMonthValue());
        RawMemory.putByte(base, offset + 1, (byte) value.getDayOfMonth());
    }

    /** Stores 3 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable MonthDay value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 2 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if there is no such day
     */
    public static MonthDay get(@Nullable MonthDay current, @Nullable Object base, long offset) {
        byte month = RawMemory.getByte(base, offset);
        byte day = RawMemory.getByte(base, offset + 1);
        if (current != null && current.getMonthValue() == month && current.getDayOfMonth() == day) {
            return current;
        }
        try {
            return MonthDay.of(month, day);
        } catch (DateTimeException e) {
            throw Impossible.value(e.getMessage());
        }
    }

    /** Loads 3 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable MonthDay getNullable(@Nullable MonthDay current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
