package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.value.Impossible;

/** Values that are seconds with nanoseconds, as {@link StopBitSeconds}. */
abstract class SecondsForm<T> extends PresentForm<T> {

    /** The seconds of a value, rounded down. */
    abstract long seconds(T value);

    /** The nanoseconds that are to be added: 0 to 999,999,999. */
    abstract int nanos(T value);

    /** Returns the value with these, or refuses it (MARSHAL214). */
    abstract T of(long seconds, int nanos);

    /** Whether a value has these seconds and nanoseconds, and can be kept. */
    boolean holds(T value, long seconds, int nanos) {
        return seconds(value) == seconds && nanos(value) == nanos;
    }

    /** Reads the number with which a value begins. */
    long number(Input in) {
        return StopBitSeconds.read(in);
    }

    /** Refuses seconds outside a range. */
    static long within(long first, long last, long seconds, String what) {
        if (seconds < first || seconds > last) {
            throw Impossible.value("second " + seconds + " is outside the range of " + what);
        }
        return seconds;
    }

    @Override
    public final void writeRequired(T value, Output out) {
        StopBitSeconds.write(seconds(value), nanos(value), out);
    }

    @Override
    public final T readRequired(@Nullable T current, Input in) {
        long number = number(in);
        long seconds = StopBitSeconds.seconds(number, in);
        int nanos = StopBitSeconds.nanos(number, seconds, in);
        return current != null && holds(current, seconds, nanos) ? current : of(seconds, nanos);
    }

    @Override
    public final long sizeOfRequired(T value) {
        return StopBitSeconds.sizeOf(seconds(value), nanos(value));
    }

    @Override
    public final void skipRequired(Input in) {
        StopBitSeconds.skip(in);
    }
}
