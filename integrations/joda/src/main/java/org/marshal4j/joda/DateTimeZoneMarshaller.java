package org.marshal4j.joda;

import org.joda.time.DateTimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Zones: their ids as texts. A zone that Joda-Time does not find by its id is refused (MARSHAL227).
 *
 * <pre>{@code
 * @MarshalTypesWith(DateTimeZoneMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class DateTimeZoneMarshaller implements FieldMarshaller<DateTimeZone> {
    /** The only instance. */
    public static final DateTimeZoneMarshaller INSTANCE = new DateTimeZoneMarshaller();

    private DateTimeZoneMarshaller() {}

    @Override
    public void write(DateTimeZone value, Output out) {
        Zones.write(DateTimeZoneMarshaller.class, value, out);
    }

    @Override
    public DateTimeZone read(@Nullable DateTimeZone current, Input in) {
        return Zones.read(DateTimeZoneMarshaller.class, current, in);
    }

    @Override
    public long sizeOf(DateTimeZone value) {
        return Zones.sizeOf(value);
    }

    @Override
    public long sizeAt(Input in) {
        return Zones.sizeAt(0, in);
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public DateTimeZone copy(DateTimeZone value, @Nullable DateTimeZone current) {
        return value;
    }
}
