package org.marshal4j.joda;

import org.joda.time.Instant;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/** Instants: milliseconds since 1970 in eight bytes. */
public final class InstantMarshaller implements FixedFieldMarshaller<Instant> {
    /** The one object. */
    public static final InstantMarshaller INSTANCE = new InstantMarshaller();

    /** Bytes of a value. */
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

    /** The value itself: nobody can change it. */
    @Override
    public Instant copy(Instant value, @Nullable Instant current) {
        return value;
    }
}
