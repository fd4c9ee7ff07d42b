package org.marshal4j.runtime.generated.stopbit;

import java.sql.Time;
import org.marshal4j.runtime.generated.value.Checks;

/** {@link java.sql.Time}: the milliseconds since 1970-01-01T00:00Z. */
public final class StopBitSqlTimes extends NumberForm<Time> {
    /** The only one. */
    public static final StopBitSqlTimes FORM = new StopBitSqlTimes();

    private StopBitSqlTimes() {}

    @Override
    long number(Time value) {
        return Checks.exactType(value, Time.class).getTime();
    }

    @Override
    boolean holds(Time value, long number) {
        return value.getClass() == Time.class && value.getTime() == number;
    }

    @Override
    Time of(long number) {
        return new Time(number);
    }
}
