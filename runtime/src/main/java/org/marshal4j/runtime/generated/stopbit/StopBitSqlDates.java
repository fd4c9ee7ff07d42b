package org.marshal4j.runtime.generated.stopbit;

import java.sql.Date;

/** {@link java.sql.Date}. */
public final class StopBitSqlDates extends MillisForm<Date> {
    /** The only one. */
    public static final StopBitSqlDates FORM = new StopBitSqlDates();

    private StopBitSqlDates() {
        super(Date.class);
    }

    @Override
    Date of(long number) {
        return new Date(number);
    }
}
