package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/** The first byte of an optional value. */
public final class OptionalState {
    /** The field is null. */
    public static final byte NULL = 0;
    /** The Optional is empty. */
    public static final byte EMPTY = 1;
    /** The Optional has a value, which follows. */
    public static final byte PRESENT = 2;

    private OptionalState() {}

    /** Returns the byte for an Optional that exists or not, and has a value or not. */
    public static byte of(boolean exists, boolean present) {
        if (present) {
            return PRESENT;
        }
        return exists ? EMPTY : NULL;
    }

    /**
     * Loads the byte at a location.
     *
     * @throws MarshalException MARSHAL204 if it is none of the three
     */
    public static byte get(@Nullable Object base, long offset) {
        byte state = RawMemory.getByte(base, offset);
        if (state < NULL || state > PRESENT) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_BYTE,
                    "the byte of an Optional is " + (state & 0xFF) + " instead of 0, 1 or 2");
        }
        return state;
    }

    static <T> T present(@Nullable T value) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return value;
    }
}
