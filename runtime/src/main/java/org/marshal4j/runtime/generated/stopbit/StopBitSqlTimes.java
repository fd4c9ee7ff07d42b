package org.marshal4j.runtime.generated.stopbit;

import java.sql.Time;

/** {@link java.sql.Time}. */
public final class StopBitSqlTimes extends MillisForm<Time> {
    /** The only one. */
    public static final StopBitSqlTimes FORM = new StopBitSqlTimes();

    private StopBitSqlTimes() {
        super(Time.class);
    }

    @Override
    Time of(long number) {
        return new Time(number);
    }
}
