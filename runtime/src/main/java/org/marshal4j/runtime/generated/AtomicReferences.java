package org.marshal4j.runtime.generated;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.OptionalState;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * {@code AtomicReference}, with the bytes of an {@code Optional}: a byte, 0 for null, 1 for one that holds null, 2 for one that holds an
 * object, which generated code writes and reads behind it. Each is asked for its object once, and set once, when the object is complete.
 */
public final class AtomicReferences {
    /** The state of a reference that holds an object. */
    public static final int PRESENT = OptionalState.PRESENT;

    private AtomicReferences() {}

    /**
     * Writes the byte.
     *
     * @return the object that has to be written next; null if there is none
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static <T> @Nullable T write(@Nullable AtomicReference<T> reference, Output out) {
        T value = value(reference);
        out.writeByte(OptionalState.of(reference != null, value != null));
        return value;
    }

    /**
     * Reads the byte.
     *
     * @return 0, 1 or {@link #PRESENT}, and then the object follows
     * @throws MarshalException MARSHAL204 if it is another
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static int readState(Input in) {
        return Optionals.readState(in);
    }

    /** What holds no object: null, or the current reference, or a new one, that holds null now. */
    public static <T> @Nullable AtomicReference<T> absent(@Nullable AtomicReference<T> current, int state) {
        return state == OptionalState.NULL ? null : of(current, null);
    }

    /** The object that a reference holds; null if there is no reference either. */
    public static <T> @Nullable T value(@Nullable AtomicReference<T> reference) {
        return reference == null ? null : reference.get();
    }

    /** The current reference, or a new one, that holds what was read now. */
    public static <T> AtomicReference<T> of(@Nullable AtomicReference<T> current, @Nullable T value) {
        if (current == null) {
            return new AtomicReference<>(value);
        }
        if (current.get() != value) {
            current.set(value);
        }
        return current;
    }
}
