package org.marshal4j.runtime.generated.value;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * Durations as {@link StopBitSeconds}.
 *
 * <p>A value that may be null has a presence byte before it; if that is 0, nothing follows.
 */
public final class StopBitDurations {
    private StopBitDurations() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Duration value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(Duration value, Output out) {
        StopBitSeconds.write(value.getSeconds(), value.getNano(), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable Duration read(@Nullable Duration current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is no such value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static Duration readRequired(@Nullable Duration current, Input in) {
        long number = StopBitSeconds.read(in);
        long seconds = StopBitSeconds.seconds(number, in);
        int nanos = StopBitSeconds.nanos(number, seconds, in);
        return current != null && current.getSeconds() == seconds && current.getNano() == nanos
                ? current
                : Duration.ofSeconds(seconds, nanos);
    }

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @return true: null has a presence byte
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skipRequired(Input in) {
        StopBitSeconds.skip(in);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable Duration value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(Duration value) {
        return StopBitSeconds.sizeOf(value.getSeconds(), value.getNano());
    }
}
