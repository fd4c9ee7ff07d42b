package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Dates with a time and an offset: as {@link StopBitLocalDateTimes}, then as {@link StopBitZoneOffsets}. */
public final class StopBitOffsetDateTimes extends PresentForm<OffsetDateTime> {
    /** The only one. */
    public static final StopBitOffsetDateTimes FORM = new StopBitOffsetDateTimes();

    private static final StopBitLocalDateTimes LOCAL = StopBitLocalDateTimes.FORM;
    private static final StopBitZoneOffsets OFFSET = StopBitZoneOffsets.FORM;

    private StopBitOffsetDateTimes() {}

    @Override
    public void writeRequired(OffsetDateTime value, Output out) {
        LOCAL.writeRequired(value.toLocalDateTime(), out);
        OFFSET.writeRequired(value.getOffset(), out);
    }

    @Override
    public OffsetDateTime readRequired(@Nullable OffsetDateTime current, Input in) {
        LocalDateTime oldLocal = current == null ? null : current.toLocalDateTime();
        ZoneOffset oldOffset = current == null ? null : current.getOffset();
        LocalDateTime local = LOCAL.readRequired(oldLocal, in);
        ZoneOffset offset = OFFSET.readRequired(oldOffset, in);
        return current != null && local.equals(oldLocal) && offset.equals(oldOffset)
                ? current
                : OffsetDateTime.of(local, offset);
    }

    @Override
    public long sizeOfRequired(OffsetDateTime value) {
        return LOCAL.sizeOfRequired(value.toLocalDateTime()) + OFFSET.sizeOfRequired(value.getOffset());
    }

    @Override
    public void skipRequired(Input in) {
        LOCAL.skipRequired(in);
        OFFSET.skipRequired(in);
    }
}
