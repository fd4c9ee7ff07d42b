package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.value.OptionalState;

/** Optional numbers: 0 for null, 1 for none, or 2 and the number. */
public abstract class OptionalForm<T> extends StopBitForm<T> {
    OptionalForm() {}

    abstract boolean isPresent(T value);

    abstract T empty();

    abstract void writeNumber(T value, Output out);

    /** Reads a number; returns the current value if it has the same. */
    abstract T readNumber(@Nullable T current, Input in);

    abstract long sizeOfNumber(T value);

    abstract void skipNumber(Input in);

    @Override
    public final void write(@Nullable T value, Output out) {
        boolean hasNumber = value != null && isPresent(value);
        out.writeByte(OptionalState.of(value != null, hasNumber));
        if (hasNumber && value != null) {
            writeNumber(value, out);
        }
    }

    @Override
    public final @Nullable T read(@Nullable T current, Input in) {
        byte state = state(in);
        if (state == OptionalState.NULL) {
            return null;
        }
        return state == OptionalState.EMPTY
                ? empty()
                : readNumber(current != null && isPresent(current) ? current : null, in);
    }

    @Override
    public final long sizeOf(@Nullable T value) {
        return value != null && isPresent(value) ? 1 + sizeOfNumber(value) : 1;
    }

    /**
     * Moves behind a value, without creating it.
     *
     * @return false if it is null
     * @throws org.marshal4j.runtime.MarshalException MARSHAL204 if the first byte can be none; MARSHAL205 if the number
     *     is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public final boolean skip(Input in) {
        byte state = state(in);
        if (state == OptionalState.PRESENT) {
            skipNumber(in);
        }
        return state != OptionalState.NULL;
    }

    private static byte state(Input in) {
        long offset = in.take(1);
        return OptionalState.get(in.base(), offset);
    }
}
