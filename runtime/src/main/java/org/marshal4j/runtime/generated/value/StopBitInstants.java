package org.marshal4j.runtime.generated.value;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * Instants: the time since 1970-01-01T00:00Z as {@link StopBitSeconds}.
 *
 * <p>A value that may be null has a presence byte before it; if that is 0, nothing follows.
 */
public final class StopBitInstants {
    private StopBitInstants() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable Instant value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(Instant value, Output out) {
        StopBitSeconds.write(value.getEpochSecond(), value.getNano(), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable Instant read(@Nullable Instant current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is no such value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static Instant readRequired(@Nullable Instant current, Input in) {
        long number = StopBitSeconds.read(in);
        long seconds = StopBitSeconds.seconds(number, in);
        int nanos = StopBitSeconds.nanos(number, seconds, in);
        return current != null && current.getEpochSecond() == seconds && current.getNano() == nanos
                ? current
                : of(seconds, nanos);
    }

    /**
     * Returns an instant.
     *
     * @throws MarshalException MARSHAL214 if the seconds are outside the range of instants
     */
    public static Instant of(long seconds, int nanos) {
        if (seconds < Instant.MIN.getEpochSecond() || seconds > Instant.MAX.getEpochSecond()) {
            throw Impossible.value("second " + seconds + " is outside the range of instants");
        }
        return Instant.ofEpochSecond(seconds, nanos);
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
    public static long sizeOf(@Nullable Instant value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(Instant value) {
        return StopBitSeconds.sizeOf(value.getEpochSecond(), value.getNano());
    }
}
