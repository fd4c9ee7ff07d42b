package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Dates with a time: as {@link StopBitLocalDates}, then as {@link StopBitLocalTimes}. */
public final class StopBitLocalDateTimes extends PresentForm<LocalDateTime> {
    /** The only one. */
    public static final StopBitLocalDateTimes FORM = new StopBitLocalDateTimes();

    private static final StopBitLocalDates DATE = StopBitLocalDates.FORM;
    private static final StopBitLocalTimes TIME = StopBitLocalTimes.FORM;

    private StopBitLocalDateTimes() {}

    @Override
    public void writeRequired(LocalDateTime value, Output out) {
        DATE.writeRequired(value.toLocalDate(), out);
        TIME.writeRequired(value.toLocalTime(), out);
    }

    @Override
    public LocalDateTime readRequired(@Nullable LocalDateTime current, Input in) {
        LocalDate oldDate = current == null ? null : current.toLocalDate();
        LocalTime oldTime = current == null ? null : current.toLocalTime();
        LocalDate date = DATE.readRequired(oldDate, in);
        LocalTime time = TIME.readRequired(oldTime, in);
        return current != null && date.equals(oldDate) && time.equals(oldTime) ? current : LocalDateTime.of(date, time);
    }

    @Override
    public long sizeOfRequired(LocalDateTime value) {
        return DATE.sizeOfRequired(value.toLocalDate()) + TIME.sizeOfRequired(value.toLocalTime());
    }

    @Override
    public void skipRequired(Input in) {
        DATE.skipRequired(in);
        TIME.skipRequired(in);
    }
}
