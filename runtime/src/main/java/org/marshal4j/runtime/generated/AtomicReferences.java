package org.marshal4j.runtime.generated;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.value.OptionalState;

/**
 * {@code AtomicReference}, with the bytes of an {@code Optional}: a byte, which is 0 for null, 1 for a reference that
 * holds null, and 2 for one that holds an object; the object follows, written and read by generated code. Each
 * reference is asked for its object once, and set once, when the object is complete.
 */
public final class AtomicReferences {
    /** The state of a reference that holds an object. */
    public static final int PRESENT = OptionalState.PRESENT;

    private AtomicReferences() {}

    /**
     * Writes the byte.
     *
     * @return the object to be written next; null if there is none
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
     * @return 0, 1 or {@link #PRESENT}; the object follows if it is the latter
     * @throws MarshalException MARSHAL204 for any other byte
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static int readState(Input in) {
        return Optionals.readState(in);
    }

    /**
     * Returns the value of a field without an object: null, or the current or a new reference, which then holds null.
     */
    public static <T> @Nullable AtomicReference<T> absent(@Nullable AtomicReference<T> current, int state) {
        return state == OptionalState.NULL ? null : of(current, null);
    }

    /** Returns the object that a reference holds; null if there is no reference. */
    public static <T> @Nullable T value(@Nullable AtomicReference<T> reference) {
        return reference == null ? null : reference.get();
    }

    /** Returns the current or a new reference, which then holds the object that was read. */
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
