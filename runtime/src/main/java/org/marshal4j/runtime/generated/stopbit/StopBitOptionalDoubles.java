package org.marshal4j.runtime.generated.stopbit;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** {@link OptionalDouble}: its number as {@link StopBitDecimals}. */
public final class StopBitOptionalDoubles extends OptionalForm<OptionalDouble> {
    /** The only one. */
    public static final StopBitOptionalDoubles FORM = new StopBitOptionalDoubles();

    private StopBitOptionalDoubles() {}

    @Override
    boolean isPresent(OptionalDouble value) {
        return value.isPresent();
    }

    @Override
    OptionalDouble empty() {
        return OptionalDouble.empty();
    }

    @Override
    void writeNumber(OptionalDouble value, Output out) {
        StopBitDecimals.writeDouble(value.getAsDouble(), out);
    }

    @Override
    OptionalDouble readNumber(@Nullable OptionalDouble current, Input in) {
        double number = StopBitDecimals.readDouble(in);
        return current != null
                        && Double.doubleToRawLongBits(current.getAsDouble()) == Double.doubleToRawLongBits(number)
                ? current
                : OptionalDouble.of(number);
    }

    @Override
    long sizeOfNumber(OptionalDouble value) {
        return StopBitDecimals.sizeOfDouble(value.getAsDouble());
    }

    @Override
    void skipNumber(Input in) {
        StopBitDecimals.skipDouble(in);
    }
}
