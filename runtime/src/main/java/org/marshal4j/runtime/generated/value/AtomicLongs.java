package org.marshal4j.runtime.generated.value;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link AtomicLong}: its value at the moment. */
public final class AtomicLongs {
    /** Bytes of a value, without a presence byte. */
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
     * @param current set to the value and returned itself, if there is one
     */
    public static AtomicLong get(@Nullable AtomicLong current, @Nullable Object base, long offset) {
        long value = RawMemory.getLong(base, offset);
        if (current == null) {
            return new AtomicLong(value);
        }
        current.set(value);
        return current;
    }

    /** Loads 9 bytes, as {@link #get}; MARSHAL204 for an impossible presence byte. */
    public static @Nullable AtomicLong getNullable(@Nullable AtomicLong current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * A copy; null of null.
     *
     * @param current set and returned, if there is one and it is not the value itself
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
