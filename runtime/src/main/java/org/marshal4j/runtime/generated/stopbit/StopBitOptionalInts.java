package org.marshal4j.runtime.generated.stopbit;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.StopBits;

/** {@link OptionalInt}: its number as {@link StopBits}. */
public final class StopBitOptionalInts extends OptionalForm<OptionalInt> {
    /** The only one. */
    public static final StopBitOptionalInts FORM = new StopBitOptionalInts();

    private StopBitOptionalInts() {}

    @Override
    boolean isPresent(OptionalInt value) {
        return value.isPresent();
    }

    @Override
    OptionalInt empty() {
        return OptionalInt.empty();
    }

    @Override
    void writeNumber(OptionalInt value, Output out) {
        StopBits.writeInt(value.getAsInt(), out);
    }

    @Override
    OptionalInt readNumber(@Nullable OptionalInt current, Input in) {
        int number = StopBits.readInt(in);
        return current != null && current.getAsInt() == number ? current : OptionalInt.of(number);
    }

    @Override
    long sizeOfNumber(OptionalInt value) {
        return StopBits.sizeOfInt(value.getAsInt());
    }

    @Override
    void skipNumber(Input in) {
        StopBitLong.read(in);
    }
}
