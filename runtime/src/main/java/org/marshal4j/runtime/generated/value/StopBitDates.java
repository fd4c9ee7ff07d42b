package org.marshal4j.runtime.generated.value;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;

/**
 * Dates: the days since 1970-01-01 as a stop-bit number.
 *
 * <p>A value that may be null has a presence byte before it; if that is 0, nothing follows.
 */
public final class StopBitDates {
    private static final long FIRST = LocalDate.MIN.toEpochDay();
    private static final long LAST = LocalDate.MAX.toEpochDay();

    private StopBitDates() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable LocalDate value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(LocalDate value, Output out) {
        StopBitLong.write(value.toEpochDay(), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable LocalDate read(@Nullable LocalDate current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is no such value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static LocalDate readRequired(@Nullable LocalDate current, Input in) {
        long day = StopBitLong.read(in);
        return current != null && current.toEpochDay() == day ? current : of(day);
    }

    /**
     * Returns a date.
     *
     * @throws MarshalException MARSHAL214 if the day is outside the range of dates
     */
    public static LocalDate of(long day) {
        if (day < FIRST || day > LAST) {
            throw Impossible.value("day " + day + " is outside the range of dates");
        }
        return LocalDate.ofEpochDay(day);
    }

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @return true: null has a presence byte
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skipRequired(Input in) {
        StopBitLong.read(in);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable LocalDate value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(LocalDate value) {
        return StopBitLong.size(value.toEpochDay());
    }
}
