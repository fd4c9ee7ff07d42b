package org.marshal4j.joda;

import org.joda.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;

/**
 * Dates: the year in four bytes, month and day in one each.
 *
 * <pre>{@code
 * @MarshalTypesWith(LocalDateMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class LocalDateMarshaller implements FixedFieldMarshaller<LocalDate> {
    /** The only instance. */
    public static final LocalDateMarshaller INSTANCE = new LocalDateMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 6;

    private LocalDateMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, LocalDate value) {
        Iso.check(LocalDateMarshaller.class, value, value.getChronology());
        Parts.putDate(base, offset, value.getYear(), value.getMonthOfYear(), value.getDayOfMonth());
    }

    @Override
    public LocalDate get(@Nullable LocalDate current, @Nullable Object base, long offset) {
        LocalDate date = Parts.date(LocalDateMarshaller.class, base, offset);
        return date.equals(current) ? current : date;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public LocalDate copy(LocalDate value, @Nullable LocalDate current) {
        return value;
    }
}
