package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Times of day with an offset: as {@link StopBitLocalTimes}, then as {@link StopBitZoneOffsets}. */
public final class StopBitOffsetTimes extends PresentForm<OffsetTime> {
    /** The only one. */
    public static final StopBitOffsetTimes FORM = new StopBitOffsetTimes();

    private static final StopBitLocalTimes TIME = StopBitLocalTimes.FORM;
    private static final StopBitZoneOffsets OFFSET = StopBitZoneOffsets.FORM;

    private StopBitOffsetTimes() {}

    @Override
    public void writeRequired(OffsetTime value, Output out) {
        TIME.writeRequired(value.toLocalTime(), out);
        OFFSET.writeRequired(value.getOffset(), out);
    }

    @Override
    public OffsetTime readRequired(@Nullable OffsetTime current, Input in) {
        LocalTime oldTime = current == null ? null : current.toLocalTime();
        ZoneOffset oldOffset = current == null ? null : current.getOffset();
        LocalTime time = TIME.readRequired(oldTime, in);
        ZoneOffset offset = OFFSET.readRequired(oldOffset, in);
        return current != null && time.equals(oldTime) && offset.equals(oldOffset)
                ? current
                : OffsetTime.of(time, offset);
    }

    @Override
    public long sizeOfRequired(OffsetTime value) {
        return TIME.sizeOfRequired(value.toLocalTime()) + OFFSET.sizeOfRequired(value.getOffset());
    }

    @Override
    public void skipRequired(Input in) {
        TIME.skipRequired(in);
        OFFSET.skipRequired(in);
    }
}
