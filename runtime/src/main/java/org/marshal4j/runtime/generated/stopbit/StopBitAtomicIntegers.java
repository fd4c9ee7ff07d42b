package org.marshal4j.runtime.generated.stopbit;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.StopBits;

/** {@link AtomicInteger}: its number. The field's object is refilled. */
public final class StopBitAtomicIntegers extends NumberForm<AtomicInteger> {
    /** The only one. */
    public static final StopBitAtomicIntegers FORM = new StopBitAtomicIntegers();

    private StopBitAtomicIntegers() {}

    @Override
    long number(AtomicInteger value) {
        return value.get();
    }

    @Override
    AtomicInteger of(long number) {
        return new AtomicInteger((int) number);
    }

    @Override
    public AtomicInteger readRequired(@Nullable AtomicInteger current, Input in) {
        int number = StopBits.readInt(in);
        if (current == null) {
            return of(number);
        }
        current.set(number);
        return current;
    }
}
