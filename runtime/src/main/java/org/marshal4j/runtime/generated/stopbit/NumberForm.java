package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;

/** Values that are one number each. */
abstract class NumberForm<T> extends PresentForm<T> {

    /** The number of a value. */
    abstract long number(T value);

    /** Returns the value with this number, or refuses it (MARSHAL214). */
    abstract T of(long number);

    /** Whether a value has this number, and can be kept. */
    boolean holds(T value, long number) {
        return number(value) == number;
    }

    @Override
    public final void writeRequired(T value, Output out) {
        StopBitLong.write(number(value), out);
    }

    @Override
    public T readRequired(@Nullable T current, Input in) {
        long number = StopBitLong.read(in);
        return current != null && holds(current, number) ? current : of(number);
    }

    @Override
    public final long sizeOfRequired(T value) {
        return StopBitLong.size(number(value));
    }

    @Override
    public final void skipRequired(Input in) {
        StopBitLong.read(in);
    }
}
