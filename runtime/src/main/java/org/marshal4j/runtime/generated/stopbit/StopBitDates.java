package org.marshal4j.runtime.generated.stopbit;

import java.util.Date;

/** {@link java.util.Date}. */
@SuppressWarnings("JavaUtilDate") // users have fields of this type
public final class StopBitDates extends MillisForm<Date> {
    /** The only one. */
    public static final StopBitDates FORM = new StopBitDates();

    private StopBitDates() {
        super(Date.class);
    }

    @Override
    Date of(long number) {
        return new Date(number);
    }
}
