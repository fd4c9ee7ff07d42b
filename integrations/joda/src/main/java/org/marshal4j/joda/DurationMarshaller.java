package org.marshal4j.joda;

import org.joda.time.Duration;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/** Durations: milliseconds in eight bytes. */
public final class DurationMarshaller implements FixedFieldMarshaller<Duration> {
    /** The one object. */
    public static final DurationMarshaller INSTANCE = new DurationMarshaller();

    /** Bytes of a value. */
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

    /** The value itself: nobody can change it. */
    @Override
    public Duration copy(Duration value, @Nullable Duration current) {
        return value;
    }
}
