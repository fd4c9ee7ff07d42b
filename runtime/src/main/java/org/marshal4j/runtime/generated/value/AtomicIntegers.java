package org.marshal4j.runtime.generated.value;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link AtomicInteger}: its value at the moment. */
public final class AtomicIntegers {
    /** Bytes of a value, without a presence byte. */
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
     * @param current set to the value and returned itself, if there is one
     */
    public static AtomicInteger get(@Nullable AtomicInteger current, @Nullable Object base, long offset) {
        int value = RawMemory.getInt(base, offset);
        if (current == null) {
            return new AtomicInteger(value);
        }
        current.set(value);
        return current;
    }

    /** Loads 5 bytes, as {@link #get}; MARSHAL204 for an impossible presence byte. */
    public static @Nullable AtomicInteger getNullable(
            @Nullable AtomicInteger current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }

    /**
     * A copy; null of null.
     *
     * @param current set and returned, if there is one and it is not the value itself
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
