package org.marshal4j.runtime.generated.value;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link OptionalInt}: a byte, 0 for null, 1 for empty, 2 for a value; then the value, zeros if there is none. */
public final class OptionalInts {
    /** The size of each value in bytes, including null and empty. */
    public static final int SIZE = 5;

    private OptionalInts() {}

    /** Stores 5 bytes. */
    public static void put(@Nullable Object base, long offset, OptionalInt value) {
        putNullable(base, offset, value);
    }

    /** Stores 5 bytes. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable OptionalInt value) {
        RawMemory.putByte(base, offset, OptionalState.of(value != null, value != null && value.isPresent()));
        RawMemory.putInt(base, offset + 1, value != null && value.isPresent() ? value.getAsInt() : 0);
    }

    /** Loads 5 bytes as {@link #getNullable} does, but throws MARSHAL206 for null. */
    public static OptionalInt get(@Nullable OptionalInt current, @Nullable Object base, long offset) {
        return OptionalState.present(getNullable(current, base, offset));
    }

    /**
     * Loads 5 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 if the first byte is not 0, 1 or 2
     */
    public static @Nullable OptionalInt getNullable(@Nullable OptionalInt current, @Nullable Object base, long offset) {
        byte state = OptionalState.get(base, offset);
        if (state != OptionalState.PRESENT) {
            return state == OptionalState.NULL ? null : OptionalInt.empty();
        }
        int value = RawMemory.getInt(base, offset + 1);
        return current != null && current.isPresent() && current.getAsInt() == value ? current : OptionalInt.of(value);
    }
}
