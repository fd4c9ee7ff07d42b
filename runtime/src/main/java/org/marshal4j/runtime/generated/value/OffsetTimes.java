package org.marshal4j.runtime.generated.value;

import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;

/** Times of day with an offset: {@link LocalTimes}, then {@link ZoneOffsets}. */
public final class OffsetTimes {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 12;

    private OffsetTimes() {}

    /** Stores 12 bytes. */
    public static void put(@Nullable Object base, long offset, OffsetTime value) {
        LocalTimes.put(base, offset, value.toLocalTime());
        ZoneOffsets.put(base, offset + LocalTimes.SIZE, value.getOffset());
    }

    /** Stores 13 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable OffsetTime value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 12 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if the time or offset is invalid
     */
    public static OffsetTime get(@Nullable OffsetTime current, @Nullable Object base, long offset) {
        LocalTime oldLocal = current == null ? null : current.toLocalTime();
        ZoneOffset oldOffset = current == null ? null : current.getOffset();
        LocalTime local = LocalTimes.get(oldLocal, base, offset);
        ZoneOffset zone = ZoneOffsets.get(oldOffset, base, offset + LocalTimes.SIZE);
        return current != null && local.equals(oldLocal) && zone.equals(oldOffset)
                ? current
                : OffsetTime.of(local, zone);
    }

    /** Loads 13 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable OffsetTime getNullable(@Nullable OffsetTime current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
