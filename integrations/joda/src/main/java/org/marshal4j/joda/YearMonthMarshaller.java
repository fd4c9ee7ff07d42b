package org.marshal4j.joda;

import org.joda.time.YearMonth;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Months of a year: the year in four bytes, the month in one.
 *
 * <pre>{@code
 * @MarshalTypesWith(YearMonthMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class YearMonthMarshaller implements FixedFieldMarshaller<YearMonth> {
    /** The only instance. */
    public static final YearMonthMarshaller INSTANCE = new YearMonthMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 5;

    private YearMonthMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, YearMonth value) {
        Iso.check(YearMonthMarshaller.class, value, value.getChronology());
        RawMemory.putInt(base, offset, value.getYear());
        RawMemory.putByte(base, offset + 4, (byte) value.getMonthOfYear());
    }

    @Override
    public YearMonth get(@Nullable YearMonth current, @Nullable Object base, long offset) {
        int year = RawMemory.getInt(base, offset);
        int month = RawMemory.getByte(base, offset + 4);
        YearMonth read = Iso.read(YearMonthMarshaller.class, () -> new YearMonth(year, month));
        return read.equals(current) ? current : read;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public YearMonth copy(YearMonth value, @Nullable YearMonth current) {
        return value;
    }
}
