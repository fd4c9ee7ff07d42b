package org.marshal4j.runtime.generated.value;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;

/**
 * Dates with a time and a zone: as {@link OffsetDateTimes}, then as {@link ZoneIds}. When clocks are set back, the
 * offset tells which of two times is meant. A value that may be null has a presence byte before it; if that is 0,
 * nothing follows.
 */
public final class ZonedDateTimes {
    /** The number of bytes before the zone. */
    private static final int SIZE = OffsetDateTimes.SIZE;

    private ZonedDateTimes() {}

    /**
     * Writes a presence byte, and the value if there is one.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable ZonedDateTime value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    /** As {@link #write}, but without a presence byte. */
    public static void writeRequired(ZonedDateTime value, Output out) {
        long offset = out.reserve(SIZE);
        Object base = out.base();
        LocalDateTimes.put(base, offset, value.toLocalDateTime());
        ZoneOffsets.put(base, offset + LocalDateTimes.SIZE, value.getOffset());
        ZoneIds.write(value.getZone(), out);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 for an invalid presence byte; otherwise as {@link #readRequired}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable ZonedDateTime read(@Nullable ZonedDateTime current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    /**
     * Reads what {@link #writeRequired} wrote.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if there is no such date, time, offset or zone, or the zone does not have
     *     that offset then; MARSHAL206 if the zone is null; otherwise as {@link Text#read(String, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static ZonedDateTime readRequired(@Nullable ZonedDateTime current, Input in) {
        long offset = in.take(SIZE);
        Object base = in.base();
        LocalDateTime local = LocalDateTimes.get(current == null ? null : current.toLocalDateTime(), base, offset);
        ZoneOffset zoneOffset =
                ZoneOffsets.get(current == null ? null : current.getOffset(), base, offset + LocalDateTimes.SIZE);
        ZoneId zone = ZoneIds.read(current == null ? null : current.getZone(), in);
        return of(current, local, zoneOffset, zone);
    }

    /**
     * Returns a value.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL206 if the zone is null; MARSHAL214 if it does not have that offset then
     */
    public static ZonedDateTime of(
            @Nullable ZonedDateTime current, LocalDateTime local, ZoneOffset offset, @Nullable ZoneId zone) {
        if (zone == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null instead of a time zone");
        }
        if (current != null
                && local.equals(current.toLocalDateTime())
                && offset.equals(current.getOffset())
                && zone.equals(current.getZone())) {
            return current;
        }
        try {
            return ZonedDateTime.ofStrict(local, offset, zone);
        } catch (DateTimeException e) {
            throw Impossible.text("not a time in its zone", e);
        }
    }

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @return true: null has a presence byte
     * @throws MarshalException as {@link Text#skip}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skipRequired(Input in) {
        Text.skip(SIZE, in);
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable ZonedDateTime value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public static long sizeOfRequired(ZonedDateTime value) {
        return SIZE + ZoneIds.sizeOf(value.getZone());
    }
}
