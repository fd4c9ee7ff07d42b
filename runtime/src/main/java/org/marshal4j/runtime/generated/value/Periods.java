package org.marshal4j.runtime.generated.value;

import java.time.Period;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Periods: years, months and days, each as int32. */
public final class Periods {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 12;

    private Periods() {}

    /** Stores 12 bytes. */
    public static void put(@Nullable Object base, long offset, Period value) {
        RawMemory.putInt(base, offset, value.getYears());
        RawMemory.putInt(base, offset + 4, value.getMonths());
        RawMemory.putInt(base, offset + 8, value.getDays());
    }

    /** Stores 13 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Period value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 12 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     */
    public static Period get(@Nullable Period current, @Nullable Object base, long offset) {
        int years = RawMemory.getInt(base, offset);
        int months = RawMemory.getInt(base, offset + 4);
        int days = RawMemory.getInt(base, offset + 8);
        return current != null && holds(current, years, months, days) ? current : Period.of(years, months, days);
    }

    /** Loads 13 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Period getNullable(@Nullable Period current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    private static boolean holds(Period period, int years, int months, int days) {
        return period.getYears() == years && period.getMonths() == months && period.getDays() == days;
    }
}
