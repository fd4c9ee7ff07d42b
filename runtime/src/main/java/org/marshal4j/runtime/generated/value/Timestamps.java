package org.marshal4j.runtime.generated.value;

import java.sql.Timestamp;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * {@link java.sql.Timestamp}: the seconds since 1970-01-01T00:00Z as int64, then the nanoseconds within the second as
 * int32.
 */
public final class Timestamps {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 12;

    private static final int MILLIS = 1000;

    private Timestamps() {}

    /** Refuses what {@link #put} would refuse, before space is reserved for it, and names the field. */
    public static void check(String field, @Nullable Timestamp value) {
        if (value != null) {
            try {
                seconds(value);
            } catch (MarshalException e) {
                throw new MarshalException(e.problem(), field, e.detail());
            }
        }
    }

    /** Stores 12 bytes. */
    public static void put(@Nullable Object base, long offset, Timestamp value) {
        RawMemory.putLong(base, offset, seconds(value));
        RawMemory.putInt(base, offset + 8, value.getNanos());
    }

    /** Stores 13 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Timestamp value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 12 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if it is not a valid timestamp
     */
    public static Timestamp get(@Nullable Timestamp current, @Nullable Object base, long offset) {
        long seconds = RawMemory.getLong(base, offset);
        int nanos = Impossible.nanos(RawMemory.getInt(base, offset + 8));
        if (current != null && holds(current, seconds, nanos)) {
            return current;
        }
        return of(seconds, nanos);
    }

    /** Loads 13 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Timestamp getNullable(@Nullable Timestamp current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Returns a timestamp.
     *
     * @param nanos 0 to 999,999,999
     * @throws MarshalException MARSHAL214 if the seconds are outside the range of timestamps
     */
    public static Timestamp of(long seconds, int nanos) {
        Timestamp value = new Timestamp(possible(seconds) * MILLIS);
        value.setNanos(nanos);
        return value;
    }

    /**
     * Returns the seconds since 1970 of a timestamp, rounded down.
     *
     * @throws MarshalException MARSHAL201 for an object of a subclass; MARSHAL214 if they are outside the range of
     *     timestamps
     */
    public static long seconds(Timestamp value) {
        Checks.exactType(value, Timestamp.class);
        return possible(Math.floorDiv(value.getTime(), MILLIS));
    }

    /**
     * Returns seconds since 1970, or refuses them (MARSHAL214) if no timestamp has them: the first and the last second
     * contain milliseconds that do not fit in a long.
     */
    public static long possible(long seconds) {
        if (seconds < Math.floorDiv(Long.MIN_VALUE, MILLIS) + 1 || seconds > Long.MAX_VALUE / MILLIS - 1) {
            throw Impossible.value("second " + seconds + " is outside the range of timestamps");
        }
        return seconds;
    }

    /** Whether a value has exactly this class, and these seconds and nanoseconds. */
    public static boolean holds(Timestamp value, long seconds, int nanos) {
        return value.getClass() == Timestamp.class
                && value.getNanos() == nanos
                && Math.floorDiv(value.getTime(), MILLIS) == seconds;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; returned without allocation if it is equal and not the original
     */
    @SuppressWarnings("ReferenceEquality") // the same object is not a copy
    public static @Nullable Timestamp copy(@Nullable Timestamp value, @Nullable Timestamp current) {
        if (value == null) {
            return null;
        }
        Checks.exactType(value, Timestamp.class);
        if (current != null && current != value && current.getClass() == Timestamp.class && current.equals(value)) {
            return current;
        }
        Timestamp copy = new Timestamp(value.getTime());
        copy.setNanos(value.getNanos());
        return copy;
    }
}
