package org.marshal4j.joda;

import org.joda.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Times of day: the millisecond of the day in four bytes.
 *
 * <pre>{@code
 * @MarshalTypesWith(LocalTimeMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class LocalTimeMarshaller implements FixedFieldMarshaller<LocalTime> {
    /** The only instance. */
    public static final LocalTimeMarshaller INSTANCE = new LocalTimeMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 4;

    private LocalTimeMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, LocalTime value) {
        Iso.check(LocalTimeMarshaller.class, value, value.getChronology());
        RawMemory.putInt(base, offset, value.getMillisOfDay());
    }

    @Override
    public LocalTime get(@Nullable LocalTime current, @Nullable Object base, long offset) {
        LocalTime time = LocalTime.fromMillisOfDay(Parts.millisOfDay(LocalTimeMarshaller.class, base, offset));
        return time.equals(current) ? current : time;
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public LocalTime copy(LocalTime value, @Nullable LocalTime current) {
        return value;
    }
}
