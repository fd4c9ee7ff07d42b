package org.marshal4j.joda;

import org.joda.time.Instant;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Instants: milliseconds since 1970 in eight bytes.
 *
 * <pre>{@code
 * @MarshalTypesWith(InstantMarshaller.class)
 * package com.acme;
 * }</pre>
 */
public final class InstantMarshaller implements FixedFieldMarshaller<Instant> {
    /** The only instance. */
    public static final InstantMarshaller INSTANCE = new InstantMarshaller();

    /** The size of a value in bytes. */
    public static final int SIZE = 8;

    private InstantMarshaller() {}

    @Override
    public void put(@Nullable Object base, long offset, Instant value) {
        RawMemory.putLong(base, offset, value.getMillis());
    }

    @Override
    public Instant get(@Nullable Instant current, @Nullable Object base, long offset) {
        long millis = RawMemory.getLong(base, offset);
        return current != null && current.getMillis() == millis ? current : new Instant(millis);
    }

    /** Returns the value itself, which is immutable. */
    @Override
    public Instant copy(Instant value, @Nullable Instant current) {
        return value;
    }
}
