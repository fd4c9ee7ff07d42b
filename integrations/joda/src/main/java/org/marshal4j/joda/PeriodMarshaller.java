package org.marshal4j.joda;

import org.joda.time.Period;
import org.joda.time.PeriodType;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Periods of the standard type: years, months, weeks, days, hours, minutes, seconds and milliseconds in four bytes
 * each. Periods of other types are refused (MARSHAL227): {@link Period#withPeriodType} converts them to the standard
 * type.
 *
 * <pre>{@code
 * @MarshalTypesWith(PeriodMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class PeriodMarshaller implements FixedFieldMarshaller<Period> {
    /** The only instance. */
    public static final PeriodMarshaller INSTANCE = new PeriodMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 32;

    /** The number of fields of the standard type. */
    private static final int FIELDS = 8;

    private PeriodMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, Period value) {
        if (!PeriodType.standard().equals(value.getPeriodType())) {
            throw Iso.notKept(
                    PeriodMarshaller.class,
                    value + " is of the type " + value.getPeriodType() + ", and only the standard type is kept");
        }
        for (int i = 0; i < FIELDS; i++) {
            RawMemory.putInt(base, offset + 4L * i, value.getValue(i));
        }
    }

    @Override
    public Period get(@Nullable Period current, @Nullable Object base, long offset) {
        int[] fields = new int[FIELDS];
        for (int i = 0; i < FIELDS; i++) {
            fields[i] = RawMemory.getInt(base, offset + 4L * i);
        }
        Period read =
                new Period(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5], fields[6], fields[7]);
        return read.equals(current) ? current : read;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public Period copy(Period value, @Nullable Period current) {
        return value;
    }
}
