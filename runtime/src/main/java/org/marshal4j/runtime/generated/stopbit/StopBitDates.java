package org.marshal4j.runtime.generated.stopbit;

import java.util.Date;
import org.marshal4j.runtime.generated.value.Checks;

/** {@link java.util.Date}: the milliseconds since 1970-01-01T00:00Z. */
@SuppressWarnings("JavaUtilDate") // users have fields of this type
public final class StopBitDates extends NumberForm<Date> {
    /** The only one. */
    public static final StopBitDates FORM = new StopBitDates();

    private StopBitDates() {}

    @Override
    long number(Date value) {
        return Checks.exactType(value, Date.class).getTime();
    }

    @Override
    boolean holds(Date value, long number) {
        return value.getClass() == Date.class && value.getTime() == number;
    }

    @Override
    Date of(long number) {
        return new Date(number);
    }
}
