package org.marshal4j.runtime.generated.value;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link AtomicLong}: its current value. */
public final class AtomicLongs {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 8;

    private AtomicLongs() {}

    /** Stores 8 bytes. */
    public static void put(@Nullable Object base, long offset, AtomicLong value) {
        RawMemory.putLong(base, offset, value.get());
    }

    /** Stores 9 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable AtomicLong value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 8 bytes.
     *
     * @param current what the field holds; if it is not null, it is set to the value and returned
     */
    public static AtomicLong get(@Nullable AtomicLong current, @Nullable Object base, long offset) {
        long value = RawMemory.getLong(base, offset);
        if (current == null) {
            return new AtomicLong(value);
        }
        current.set(value);
        return current;
    }

    /** Loads 9 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable AtomicLong getNullable(@Nullable AtomicLong current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; set and returned, unless it is null or the original
     */
    public static @Nullable AtomicLong copy(@Nullable AtomicLong value, @Nullable AtomicLong current) {
        if (value == null) {
            return null;
        }
        if (current == null || current == value) {
            return new AtomicLong(value.get());
        }
        current.set(value.get());
        return current;
    }
}
