package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalDate;
import org.marshal4j.runtime.generated.value.Impossible;

/** Dates: the days since 1970-01-01. */
public final class StopBitLocalDates extends NumberForm<LocalDate> {
    /** The only one. */
    public static final StopBitLocalDates FORM = new StopBitLocalDates();

    private static final long FIRST = LocalDate.MIN.toEpochDay();
    private static final long LAST = LocalDate.MAX.toEpochDay();

    private StopBitLocalDates() {}

    @Override
    long number(LocalDate value) {
        return value.toEpochDay();
    }

    @Override
    LocalDate of(long number) {
        if (number < FIRST || number > LAST) {
            throw Impossible.value("day " + number + " is outside the range of dates");
        }
        return LocalDate.ofEpochDay(number);
    }
}
