package org.marshal4j.runtime.generated.stopbit;

import java.sql.Timestamp;
import org.marshal4j.runtime.generated.value.Timestamps;

/** {@link java.sql.Timestamp}: the time since 1970-01-01T00:00Z. */
public final class StopBitTimestamps extends SecondsForm<Timestamp> {
    /** The only one. */
    public static final StopBitTimestamps FORM = new StopBitTimestamps();

    private StopBitTimestamps() {}

    @Override
    long seconds(Timestamp value) {
        return Timestamps.seconds(value);
    }

    @Override
    int nanos(Timestamp value) {
        return value.getNanos();
    }

    @Override
    boolean holds(Timestamp value, long seconds, int nanos) {
        return Timestamps.holds(value, seconds, nanos);
    }

    @Override
    Timestamp of(long seconds, int nanos) {
        return Timestamps.of(seconds, nanos);
    }
}
