package org.marshal4j.runtime.generated.value;

import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;

/** Dates with a time and an offset: {@link LocalDateTimes}, then {@link ZoneOffsets}. */
public final class OffsetDateTimes {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 18;

    private OffsetDateTimes() {}

    /** Stores 18 bytes. */
    public static void put(@Nullable Object base, long offset, OffsetDateTime value) {
        LocalDateTimes.put(base, offset, value.toLocalDateTime());
        ZoneOffsets.put(base, offset + LocalDateTimes.SIZE, value.getOffset());
    }

    /** Stores 19 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable OffsetDateTime value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 18 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if the date, time or offset is invalid
     */
    public static OffsetDateTime get(@Nullable OffsetDateTime current, @Nullable Object base, long offset) {
        LocalDateTime oldLocal = current == null ? null : current.toLocalDateTime();
        ZoneOffset oldOffset = current == null ? null : current.getOffset();
        LocalDateTime local = LocalDateTimes.get(oldLocal, base, offset);
        ZoneOffset zone = ZoneOffsets.get(oldOffset, base, offset + LocalDateTimes.SIZE);
        return current != null && local.equals(oldLocal) && zone.equals(oldOffset)
                ? current
                : OffsetDateTime.of(local, zone);
    }

    /** Loads 19 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable OffsetDateTime getNullable(
            @Nullable OffsetDateTime current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
