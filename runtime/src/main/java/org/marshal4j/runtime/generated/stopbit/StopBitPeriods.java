package org.marshal4j.runtime.generated.stopbit;

import java.time.Period;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.StopBits;

/** Periods: years, months and days, a number each. */
public final class StopBitPeriods extends PresentForm<Period> {
    /** The only one. */
    public static final StopBitPeriods FORM = new StopBitPeriods();

    private StopBitPeriods() {}

    @Override
    public void writeRequired(Period value, Output out) {
        StopBitLong.write(value.getYears(), out);
        StopBitLong.write(value.getMonths(), out);
        StopBitLong.write(value.getDays(), out);
    }

    @Override
    public Period readRequired(@Nullable Period current, Input in) {
        int years = StopBits.readInt(in);
        int months = StopBits.readInt(in);
        int days = StopBits.readInt(in);
        boolean isSame = current != null
                && current.getYears() == years
                && current.getMonths() == months
                && current.getDays() == days;
        return current != null && isSame ? current : Period.of(years, months, days);
    }

    @Override
    public long sizeOfRequired(Period value) {
        return (long) StopBitLong.size(value.getYears())
                + StopBitLong.size(value.getMonths())
                + StopBitLong.size(value.getDays());
    }

    @Override
    public void skipRequired(Input in) {
        StopBitLong.read(in);
        StopBitLong.read(in);
        StopBitLong.read(in);
    }
}
