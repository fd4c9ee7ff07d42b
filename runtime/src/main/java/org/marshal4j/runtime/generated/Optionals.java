package org.marshal4j.runtime.generated;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.OptionalState;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;

/** {@code Optional}: a byte, 0 for null, 1 for an empty one, 2 for a value, which generated code writes and reads behind it. */
@SuppressWarnings("NullableOptional") // a field of this type can be null as any other
public final class Optionals {
    /** The state of an Optional that has a value. */
    public static final int PRESENT = OptionalState.PRESENT;

    private Optionals() {}

    /**
     * Writes the byte.
     *
     * @return whether there is a value, which has to be written next
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
     * @return 0, 1 or {@link #PRESENT}, and then the value follows
     * @throws MarshalException MARSHAL204 if it is another
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static int readState(Input in) {
        long offset = in.take(1);
        return OptionalState.get(in.base(), offset);
    }

    /** What has no value: null, or an empty one. */
    public static <T> @Nullable Optional<T> absent(int state) {
        return state == OptionalState.NULL ? null : Optional.empty();
    }

    /** The value to reuse, or null. */
    public static <T> @Nullable T value(@Nullable Optional<T> current) {
        return current == null ? null : current.orElse(null);
    }

    /** An Optional of a value that was read: the current one, if that is the very value it has. */
    public static <T> Optional<T> of(@Nullable Optional<T> current, T value) {
        return current != null && current.isPresent() && current.get() == value ? current : Optional.of(value);
    }
}
