package org.marshal4j.runtime.generated;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.value.OptionalState;

/**
 * {@code Optional}: a byte, which is 0 for null, 1 for empty, and 2 for a value; the value follows, written and read by
 * generated code.
 */
@SuppressWarnings("NullableOptional") // a field of this type can be null like any other
public final class Optionals {
    /** The state of an Optional that has a value. */
    public static final int PRESENT = OptionalState.PRESENT;

    private Optionals() {}

    /**
     * Writes the byte.
     *
     * @return whether there is a value, to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean write(@Nullable Optional<?> optional, Output out) {
        boolean present = optional != null && optional.isPresent();
        out.writeByte(OptionalState.of(optional != null, present));
        return present;
    }

    /**
     * Reads the byte.
     *
     * @return 0, 1 or {@link #PRESENT}; the value follows if it is the latter
     * @throws MarshalException MARSHAL204 for any other byte
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static int readState(Input in) {
        long offset = in.take(1);
        return OptionalState.get(in.base(), offset);
    }

    /** Returns an Optional without a value: null or empty. */
    public static <T> @Nullable Optional<T> absent(int state) {
        return state == OptionalState.NULL ? null : Optional.empty();
    }

    /** Returns the value to reuse, or null. */
    public static <T> @Nullable T value(@Nullable Optional<T> current) {
        return current == null ? null : current.orElse(null);
    }

    /** Returns an Optional of a value that was read: the current one, if it holds this very object. */
    public static <T> Optional<T> of(@Nullable Optional<T> current, T value) {
        return current != null && current.isPresent() && current.get() == value ? current : Optional.of(value);
    }
}
