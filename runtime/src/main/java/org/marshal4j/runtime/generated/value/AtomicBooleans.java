package org.marshal4j.runtime.generated.value;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link AtomicBoolean}: its current value. */
public final class AtomicBooleans {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 1;

    private AtomicBooleans() {}

    /** Stores 1 byte. */
    public static void put(@Nullable Object base, long offset, AtomicBoolean value) {
        RawMemory.putBoolean(base, offset, value.get());
    }

    /** Stores 2 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable AtomicBoolean value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 1 byte.
     *
     * @param current what the field holds; if it is not null, it is set to the value and returned
     */
    public static AtomicBoolean get(@Nullable AtomicBoolean current, @Nullable Object base, long offset) {
        boolean value = Booleans.get(base, offset);
        if (current == null) {
            return new AtomicBoolean(value);
        }
        current.set(value);
        return current;
    }

    /** Loads 2 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable AtomicBoolean getNullable(
            @Nullable AtomicBoolean current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; set and returned, unless it is null or the original
     */
    public static @Nullable AtomicBoolean copy(@Nullable AtomicBoolean value, @Nullable AtomicBoolean current) {
        if (value == null) {
            return null;
        }
        if (current == null || current == value) {
            return new AtomicBoolean(value.get());
        }
        current.set(value.get());
        return current;
    }
}
