package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.value.Presence;

/** A form without bytes for null: a value that may be null has a presence byte before it; if that is 0, nothing follows. */
public abstract class PresentForm<T> extends StopBitForm<T> {
    PresentForm() {}

    @Override
    public final void write(@Nullable T value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeRequired(value, out);
        }
    }

    @Override
    public final @Nullable T read(@Nullable T current, Input in) {
        return Presence.read(in) ? readRequired(current, in) : null;
    }

    @Override
    public final long sizeOf(@Nullable T value) {
        return value == null ? 1 : 1 + sizeOfRequired(value);
    }

    /** As {@link #write}, but without a presence byte. */
    public abstract void writeRequired(T value, Output out);

    /** As {@link #read}, but without a presence byte. */
    public abstract T readRequired(@Nullable T current, Input in);

    /** Returns the number of bytes that {@link #writeRequired} writes. */
    public abstract long sizeOfRequired(T value);

    /**
     * Moves behind what {@link #writeRequired} wrote, without creating it.
     *
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public abstract void skipRequired(Input in);
}
