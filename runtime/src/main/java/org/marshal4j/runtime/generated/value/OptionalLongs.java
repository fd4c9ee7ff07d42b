package org.marshal4j.runtime.generated.value;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link OptionalLong}: a byte, 0 for null, 1 for empty, 2 for a value; then the value, zeros if there is none. */
public final class OptionalLongs {
    /** The size of each value in bytes, including null and empty. */
    public static final int SIZE = 9;

    private OptionalLongs() {}

    /** Stores 9 bytes. */
    public static void put(@Nullable Object base, long offset, OptionalLong value) {
        putNullable(base, offset, value);
    }

    /** Stores 9 bytes. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable OptionalLong value) {
        RawMemory.putByte(base, offset, OptionalState.of(value != null, value != null && value.isPresent()));
        RawMemory.putLong(base, offset + 1, value != null && value.isPresent() ? value.getAsLong() : 0);
    }

    /** Loads 9 bytes as {@link #getNullable} does, but throws MARSHAL206 for null. */
    public static OptionalLong get(@Nullable OptionalLong current, @Nullable Object base, long offset) {
        return OptionalState.present(getNullable(current, base, offset));
    }

    /**
     * Loads 9 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 if the first byte is not 0, 1 or 2
     */
    public static @Nullable OptionalLong getNullable(
            @Nullable OptionalLong current, @Nullable Object base, long offset) {
        byte state = OptionalState.get(base, offset);
        if (state != OptionalState.PRESENT) {
            return state == OptionalState.NULL ? null : OptionalLong.empty();
        }
        long value = RawMemory.getLong(base, offset + 1);
        return current != null && current.isPresent() && current.getAsLong() == value
                ? current
                : OptionalLong.of(value);
    }
}
