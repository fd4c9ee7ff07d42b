package org.marshal4j.runtime.generated.value;

import java.time.YearMonth;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Months of a year: the year as int32, then the month as a byte. */
public final class YearMonths {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 5;

    private YearMonths() {}

    /** Stores 5 bytes. */
    public static void put(@Nullable Object base, long offset, YearMonth value) {
        RawMemory.putInt(base, offset, value.getYear());
        RawMemory.putByte(base, offset + 4, (byte) value.getMonthValue());
    }

    /** Stores 6 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable YearMonth value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 5 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if there is no such month
     */
    public static YearMonth get(@Nullable YearMonth current, @Nullable Object base, long offset) {
        int year = RawMemory.getInt(base, offset);
        byte month = RawMemory.getByte(base, offset + 4);
        return current != null && current.getYear() == year && current.getMonthValue() == month
                ? current
                : YearMonth.of(Impossible.year(year), Impossible.month(month));
    }

    /** Loads 6 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable YearMonth getNullable(@Nullable YearMonth current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Makes the month of a text that {@link YearMonth#toString} returned, including years of more than four digits, for
     * which {@link YearMonth#parse} requires a sign.
     *
     * @throws java.time.format.DateTimeParseException if it is none
     */
    public static YearMonth parse(String text) {
        boolean isLong = !text.startsWith("-") && !text.startsWith("+") && text.length() > "9999-12".length();
        return YearMonth.parse(isLong ? "+" + text : text);
    }
}
