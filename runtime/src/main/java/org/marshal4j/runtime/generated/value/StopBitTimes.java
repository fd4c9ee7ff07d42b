package org.marshal4j.runtime.generated.value;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * Times of day: the time since midnight as {@link StopBitSeconds}, which are always short.
 *
 * <p>A value that may be null has a presence byte before it; if that is 0, nothing follows.
 */
public final class StopBitTimes {
    private static final int SECONDS = 86_400;
    private static final long NANOS = 1_000_000_000;

    private StopBitTimes() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable LocalTime value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(LocalTime value, Output out) {
        long nano = value.toNanoOfDay();
        StopBitSeconds.write(nano / NANOS, (int) (nano % NANOS), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable LocalTime read(@Nullable LocalTime current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is no such value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static LocalTime readRequired(@Nullable LocalTime current, Input in) {
        long nano = nanoOfDay(StopBitSeconds.read(in));
        return current != null && current.toNanoOfDay() == nano ? current : LocalTime.ofNanoOfDay(nano);
    }

    /**
     * Returns the nanosecond of the day for a number that {@link StopBitSeconds} returned.
     *
     * @throws MarshalException MARSHAL214 if it is not within a day
     */
    public static long nanoOfDay(long number) {
        if (number == StopBitSeconds.LONG_FORM) {
            throw Impossible.value("a time of day in the long form of seconds");
        }
        long seconds = StopBitSeconds.seconds(number);
        if (seconds < 0 || seconds >= SECONDS) {
            throw Impossible.value("second " + seconds + " is not within a day");
        }
        return seconds * NANOS + StopBitSeconds.nanos(number);
    }

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @return true: null has a presence byte
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skipRequired(Input in) {
        StopBitSeconds.read(in);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable LocalTime value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(LocalTime value) {
        long nano = value.toNanoOfDay();
        return StopBitSeconds.sizeOf(nano / NANOS, (int) (nano % NANOS));
    }
}
