package org.marshal4j.runtime.generated.stopbit;

import java.time.Duration;

/** Durations. */
public final class StopBitDurations extends SecondsForm<Duration> {
    /** The only one. */
    public static final StopBitDurations FORM = new StopBitDurations();

    private StopBitDurations() {}

    @Override
    long seconds(Duration value) {
        return value.toSeconds();
    }

    @Override
    @SuppressWarnings("JavaDurationGetSecondsGetNano") // the caller asks for the seconds too
    int nanos(Duration value) {
        return value.getNano();
    }

    @Override
    Duration of(long seconds, int nanos) {
        return Duration.ofSeconds(seconds, nanos);
    }
}
