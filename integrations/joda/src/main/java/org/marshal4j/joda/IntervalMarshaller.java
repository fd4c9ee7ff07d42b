package org.marshal4j.joda;

import org.joda.time.DateTimeZone;
import org.joda.time.Interval;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Intervals: start and end as milliseconds since 1970 in eight bytes each, then the zone as a text.
 *
 * <pre>{@code
 * @MarshalTypesWith(IntervalMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class IntervalMarshaller implements FieldMarshaller<Interval> {
    /** The only instance. */
    public static final IntervalMarshaller INSTANCE = new IntervalMarshaller();

    private IntervalMarshaller() {}

    @Override
    public void write(Interval value, Output out) {
        DateTimeZone zone = value.getChronology().getZone();
        Iso.check(IntervalMarshaller.class, value, value.getChronology(), zone);
        out.writeLong(value.getStartMillis());
        out.writeLong(value.getEndMillis());
        Zones.write(IntervalMarshaller.class, zone, out);
    }

    @Override
    public Interval read(@Nullable Interval current, Input in) {
        long start = in.readLong();
        long end = in.readLong();
        DateTimeZone zone = Zones.read(
                IntervalMarshaller.class,
                current == null ? null : current.getChronology().getZone(),
                in);
        Interval read = Iso.read(IntervalMarshaller.class, () -> new Interval(start, end, zone));
        return read.equals(current) ? current : read;
    }

    @Override
    public long sizeOf(Interval value) {
        return 2L * Long.BYTES + Zones.sizeOf(value.getChronology().getZone());
    }

    @Override
    public long sizeAt(Input in) {
        return Zones.sizeAt(2 * Long.BYTES, in);
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public Interval copy(Interval value, @Nullable Interval current) {
        return value;
    }
}
