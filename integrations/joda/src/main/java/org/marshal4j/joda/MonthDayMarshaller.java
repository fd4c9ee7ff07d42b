package org.marshal4j.joda;

import org.joda.time.MonthDay;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Days of a month of any year: month and day in one byte each.
 *
 * <pre>{@code
 * @MarshalTypesWith(MonthDayMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class MonthDayMarshaller implements FixedFieldMarshaller<MonthDay> {
    /** The only instance. */
    public static final MonthDayMarshaller INSTANCE = new MonthDayMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 2;

    private MonthDayMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, MonthDay value) {
        Iso.check(MonthDayMarshaller.class, value, value.getChronology());
        RawMemory.putByte(base, offset, (byte) value.getMonthOfYear());
        RawMemory.putByte(base, offset + 1, (byte) value.getDayOfMonth());
    }

    @Override
    public MonthDay get(@Nullable MonthDay current, @Nullable Object base, long offset) {
        int month = RawMemory.getByte(base, offset);
        int day = RawMemory.getByte(base, offset + 1);
        MonthDay read = Iso.read(MonthDayMarshaller.class, () -> new MonthDay(month, day));
        return read.equals(current) ? current : read;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public MonthDay copy(MonthDay value, @Nullable MonthDay current) {
        return value;
    }
}
