package org.marshal4j.runtime.generated.stopbit;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.StopBits;

/** {@link AtomicLong}: its number. The field's object is refilled. */
public final class StopBitAtomicLongs extends NumberForm<AtomicLong> {
    /** The only one. */
    public static final StopBitAtomicLongs FORM = new StopBitAtomicLongs();

    private StopBitAtomicLongs() {}

    @Override
    long number(AtomicLong value) {
        return value.get();
    }

    @Override
    AtomicLong of(long number) {
        return new AtomicLong(number);
    }

    @Override
    public AtomicLong readRequired(@Nullable AtomicLong current, Input in) {
        long number = StopBits.readLong(in);
        if (current == null) {
            return of(number);
        }
        current.set(number);
        return current;
    }
}
