package org.marshal4j.runtime.generated.value;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

/** {@link OptionalDouble}: a byte, 0 for null, 1 for empty, 2 for a value; then the value, zeros if there is none. */
public final class OptionalDoubles {
    /** The size of each value in bytes, including null and empty. */
    public static final int SIZE = 9;

    private OptionalDoubles() {}

    /** Stores 9 bytes. */
    public static void put(@Nullable Object base, long offset, OptionalDouble value) {
        putNullable(base, offset, value);
    }

    /** Stores 9 bytes. */
    public static void putNullable(@Nullable Object base, long offset, @Nullable OptionalDouble value) {
        RawMemory.putByte(base, offset, OptionalState.of(value != null, value != null && value.isPresent()));
        RawMemory.putDouble(base, offset + 1, value != null && value.isPresent() ? value.getAsDouble() : 0);
    }

    /** Loads 9 bytes as {@link #getNullable} does, but throws MARSHAL206 for null. */
    public static OptionalDouble get(@Nullable OptionalDouble current, @Nullable Object base, long offset) {
        return OptionalState.present(getNullable(current, base, offset));
    }

    /**
     * Loads 9 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 if the first byte is not 0, 1 or 2
     */
    public static @Nullable OptionalDouble getNullable(
            @Nullable OptionalDouble current, @Nullable Object base, long offset) {
        byte state = OptionalState.get(base, offset);
        if (state != OptionalState.PRESENT) {
            return state == OptionalState.NULL ? null : OptionalDouble.empty();
        }
        double value = RawMemory.getDouble(base, offset + 1);
        return current != null
                        && current.isPresent()
                        && Double.doubleToRawLongBits(current.getAsDouble()) == Double.doubleToRawLongBits(value)
                ? current
                : OptionalDouble.of(value);
    }
}
