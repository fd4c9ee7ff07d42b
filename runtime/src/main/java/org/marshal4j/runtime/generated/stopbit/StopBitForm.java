package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/**
 * How values of a class, or null, are written with {@code @StopBit}. Each value has one form. Immutable and thread-safe.
 */
public abstract class StopBitForm<T> {
    StopBitForm() {}

    /**
     * Writes a value or null.
     *
     * @throws MarshalException MARSHAL201 for an object of a subclass
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public abstract void write(@Nullable T value, Output out);

    /**
     * Reads a value or null.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL204 if the first byte can be none; MARSHAL205 if a number is not in its shortest
     *     form; MARSHAL214 if it is no such value, or another form of it
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public abstract @Nullable T read(@Nullable T current, Input in);

    /** Returns the number of bytes that {@link #write} writes. */
    public abstract long sizeOf(@Nullable T value);
}
