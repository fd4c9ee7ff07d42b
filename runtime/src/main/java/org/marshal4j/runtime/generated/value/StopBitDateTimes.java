package org.marshal4j.runtime.generated.value;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * Dates with a time: as {@link StopBitDates}, then as {@link StopBitTimes}.
 *
 * <p>A value that may be null has a presence byte before it; if that is 0, nothing follows.
 */
public final class StopBitDateTimes {
    private StopBitDateTimes() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable LocalDateTime value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(LocalDateTime value, Output out) {
        StopBitDates.writeRequired(value.toLocalDate(), out);
        StopBitTimes.writeRequired(value.toLocalTime(), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable LocalDateTime read(@Nullable LocalDateTime current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is no such value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static LocalDateTime readRequired(@Nullable LocalDateTime current, Input in) {
        LocalDate oldDate = current == null ? null : current.toLocalDate();
        LocalTime oldTime = current == null ? null : current.toLocalTime();
        LocalDate date = StopBitDates.readRequired(oldDate, in);
        LocalTime time = StopBitTimes.readRequired(oldTime, in);
        return current != null && date.equals(oldDate) && time.equals(oldTime) ? current : LocalDateTime.of(date, time);
    }

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @return true: null has a presence byte
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skipRequired(Input in) {
        StopBitDates.skipRequired(in);
        StopBitTimes.skipRequired(in);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable LocalDateTime value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(LocalDateTime value) {
        return StopBitDates.sizeOfRequired(value.toLocalDate()) + StopBitTimes.sizeOfRequired(value.toLocalTime());
    }
}
