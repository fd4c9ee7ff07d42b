package org.marshal4j.runtime.generated.value;

import java.time.Year;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** Years, as int32. */
public final class Years {
    /** The size of a value in bytes, without a presence byte. */
    public static final int SIZE = 4;

    private Years() {}

    /** Stores 4 bytes. */
    public static void put(@Nullable Object base, long offset, Year value) {
        RawMemory.putInt(base, offset, value.getValue());
    }

    /** Stores 5 bytes: a presence byte and the value, or zeros for null. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable Year value) {
        Presence.put(base, offset, value, SIZE);
        if (value != null) {
            put(base, offset + 1, value);
        }
    }

    /**
     * Loads 4 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if there is no such year
     */
    public static Year get(@Nullable Year current, @Nullable Object base, long offset) {
        int year = RawMemory.getInt(base, offset);
        return current != null && current.getValue() == year ? current : Year.of(Impossible.year(year));
    }

    /** Loads 5 bytes: a presence byte, and the value as {@link #get} does. MARSHAL204 for an invalid presence byte. */
    public static @Nullable Year getNullable(@Nullable Year current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(current, base, offset + 1) : null;
    }
}
