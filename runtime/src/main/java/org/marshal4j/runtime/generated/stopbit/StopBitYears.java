package org.marshal4j.runtime.generated.stopbit;

import java.time.Year;
import org.marshal4j.runtime.generated.value.Impossible;

/** Years: how many there are since 1970. */
public final class StopBitYears extends NumberForm<Year> {
    /** The only one. */
    public static final StopBitYears FORM = new StopBitYears();

    private static final int FIRST = 1970;

    private StopBitYears() {}

    @Override
    long number(Year value) {
        return value.getValue() - (long) FIRST;
    }

    @Override
    Year of(long number) {
        return Year.of(Impossible.year(number + FIRST));
    }
}
