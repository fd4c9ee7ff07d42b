package org.marshal4j.joda;

import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Dates with times of day: the date as a {@link LocalDate}, then the millisecond of the day in four bytes.
 *
 * <pre>{@code
 * @MarshalTypesWith(LocalDateTimeMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class LocalDateTimeMarshaller implements FixedFieldMarshaller<LocalDateTime> {
    /** The only instance. */
    public static final LocalDateTimeMarshaller INSTANCE = new LocalDateTimeMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 10;

    private LocalDateTimeMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, LocalDateTime value) {
        Iso.check(LocalDateTimeMarshaller.class, value, value.getChronology());
        Parts.putDate(base, offset, value.getYear(), value.getMonthOfYear(), value.getDayOfMonth());
        RawMemory.putInt(base, offset + Parts.DATE_SIZE, value.getMillisOfDay());
    }

    @Override
    public LocalDateTime get(@Nullable LocalDateTime current, @Nullable Object base, long offset) {
        LocalDate date = Parts.date(LocalDateTimeMarshaller.class, base, offset);
        int millis = Parts.millisOfDay(LocalDateTimeMarshaller.class, base, offset + Parts.DATE_SIZE);
        LocalDateTime read = Iso.read(
                LocalDateTimeMarshaller.class,
                () -> date.toLocalDateTime(LocalTime.MIDNIGHT).withMillisOfDay(millis));
        return read.equals(current) ? current : read;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public LocalDateTime copy(LocalDateTime value, @Nullable LocalDateTime current) {
        return value;
    }
}
