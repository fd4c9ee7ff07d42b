package org.marshal4j.runtime.generated.value;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link AtomicInteger}: its current value. */
public final class AtomicIntegers {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 4;

    private AtomicIntegers() {}

    /** Stores 4 bytes. */
    public static void put(@Nullable Object base, long offset, AtomicInteger value) {
        RawMemory.putInt(base, offset, value.get());
    }

    /** Stores 5 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable AtomicInteger value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 4 bytes.
     *
     * @param current what the field holds; if it is not null, it is set to the value and returned
     */
    public static AtomicInteger get(@Nullable AtomicInteger current, @Nullable Object base, long offset) {
        int value = RawMemory.getInt(base, offset);
        if (current == null) {
            return new AtomicInteger(value);
        }
        current.set(value);
        return current;
    }

    /** Loads 5 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable AtomicInteger getNullable(
            @Nullable AtomicInteger current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; set and returned, unless it is null or the original
     */
    public static @Nullable AtomicInteger copy(@Nullable AtomicInteger value, @Nullable AtomicInteger current) {
        if (value == null) {
            return null;
        }
        if (current == null || current == value) {
            return new AtomicInteger(value.get());
        }
        current.set(value.get());
        return current;
    }
}
