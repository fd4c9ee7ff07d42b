package org.marshal4j.runtime.generated.stopbit;

import java.time.YearMonth;
import org.marshal4j.runtime.generated.value.Impossible;

/** Months of a year: how many there are since January 1970. */
public final class StopBitYearMonths extends NumberForm<YearMonth> {
    /** The only one. */
    public static final StopBitYearMonths FORM = new StopBitYearMonths();

    private static final int FIRST = 1970;
    private static final int MONTHS = 12;

    private StopBitYearMonths() {}

    @Override
    long number(YearMonth value) {
        return (long) MONTHS * (value.getYear() - FIRST) + value.getMonthValue() - 1;
    }

    @Override
    YearMonth of(long number) {
        int year = Impossible.year(Math.floorDiv(number, MONTHS) + FIRST);
        return YearMonth.of(year, Math.floorMod(number, MONTHS) + 1);
    }
}
