package org.marshal4j.runtime.generated.stopbit;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.StopBits;

/** {@link OptionalLong}: its number as {@link StopBits}. */
public final class StopBitOptionalLongs extends OptionalForm<OptionalLong> {
    /** The only one. */
    public static final StopBitOptionalLongs FORM = new StopBitOptionalLongs();

    private StopBitOptionalLongs() {}

    @Override
    boolean isPresent(OptionalLong value) {
        return value.isPresent();
    }

    @Override
    OptionalLong empty() {
        return OptionalLong.empty();
    }

    @Override
    void writeNumber(OptionalLong value, Output out) {
        StopBits.writeLong(value.getAsLong(), out);
    }

    @Override
    OptionalLong readNumber(@Nullable OptionalLong current, Input in) {
        long number = StopBits.readLong(in);
        return current != null && current.getAsLong() == number ? current : OptionalLong.of(number);
    }

    @Override
    long sizeOfNumber(OptionalLong value) {
        return StopBits.sizeOfLong(value.getAsLong());
    }

    @Override
    void skipNumber(Input in) {
        StopBitLong.read(in);
    }
}
