package org.marshal4j.joda;

import org.joda.time.Duration;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Durations: milliseconds in eight bytes.
 *
 * <pre>{@code
 * @MarshalTypesWith(DurationMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class DurationMarshaller implements FixedFieldMarshaller<Duration> {
    /** The only instance. */
    public static final DurationMarshaller INSTANCE = new DurationMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 8;

    private DurationMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, Duration value) {
        RawMemory.putLong(base, offset, value.getMillis());
    }

    @Override
    public Duration get(@Nullable Duration current, @Nullable Object base, long offset) {
        long millis = RawMemory.getLong(base, offset);
        return current != null && current.getMillis() == millis ? current : new Duration(millis);
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public Duration copy(Duration value, @Nullable Duration current) {
        return value;
    }
}
