package org.marshal4j.joda;

import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Times with zones: milliseconds since 1970 in eight bytes, then the zone as a text.
 *
 * <pre>{@code
 * @MarshalTypesWith(DateTimeMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class DateTimeMarshaller implements FieldMarshaller<DateTime> {
    /** The only instance. */
    public static final DateTimeMarshaller INSTANCE = new DateTimeMarshaller();

    private DateTimeMarshaller() {}

    @Override
    public void write(DateTime value, Output out) {
        Iso.check(DateTimeMarshaller.class, value, value.getChronology(), value.getZone());
        out.writeLong(value.getMillis());
        Zones.write(DateTimeMarshaller.class, value.getZone(), out);
    }

    @Override
    public DateTime read(@Nullable DateTime current, Input in) {
        long millis = in.readLong();
        DateTimeZone zone = Zones.read(DateTimeMarshaller.class, current == null ? null : current.getZone(), in);
        DateTime read = Iso.read(DateTimeMarshaller.class, () -> new DateTime(millis, zone));
        return read.equals(current) ? current : read;
    }

    @Override
    public long sizeOf(DateTime value) {
        return Long.BYTES + Zones.sizeOf(value.getZone());
    }

    @Override
    public long sizeAt(Input in) {
        return Zones.sizeAt(Long.BYTES, in);
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public DateTime copy(DateTime value, @Nullable DateTime current) {
        return value;
    }
}
