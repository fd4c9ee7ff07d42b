package org.marshal4j.runtime.generated.stopbit;

import java.sql.Date;
import org.marshal4j.runtime.generated.value.Checks;

/** {@link java.sql.Date}: the milliseconds since 1970-01-01T00:00Z. */
public final class StopBitSqlDates extends NumberForm<Date> {
    /** The only one. */
    public static final StopBitSqlDates FORM = new StopBitSqlDates();

    private StopBitSqlDates() {}

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
