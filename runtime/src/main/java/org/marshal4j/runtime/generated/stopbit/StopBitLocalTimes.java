package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalTime;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.Impossible;

/** Times of day: the time since midnight, which is never in the long form. */
public final class StopBitLocalTimes extends SecondsForm<LocalTime> {
    /** The only one. */
    public static final StopBitLocalTimes FORM = new StopBitLocalTimes();

    private static final long NANOS = 1_000_000_000;

    private StopBitLocalTimes() {}

    @Override
    long seconds(LocalTime value) {
        return value.toSecondOfDay();
    }

    @Override
    @SuppressWarnings("JavaLocalTimeGetNano") // the caller asks for the seconds too
    int nanos(LocalTime value) {
        return value.getNano();
    }

    @Override
    long number(Input in) {
        long number = super.number(in);
        if (number == StopBitSeconds.LONG_FORM) {
            throw Impossible.value("a time of day in the long form of seconds");
        }
        return number;
    }

    @Override
    LocalTime of(long seconds, int nanos) {
        within(0, LocalTime.MAX.toSecondOfDay(), seconds, "a day");
        return LocalTime.ofNanoOfDay(seconds * NANOS + nanos);
    }
}
