package org.marshal4j.runtime.generated.stopbit;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.ZoneIds;
import org.marshal4j.runtime.generated.value.ZonedDateTimes;

/**
 * Dates with a time in a zone: as {@link StopBitLocalDateTimes}, then as {@link StopBitZoneOffsets}, then the id of the
 * zone.
 */
public final class StopBitZonedDateTimes extends PresentForm<ZonedDateTime> {
    /** The only one. */
    public static final StopBitZonedDateTimes FORM = new StopBitZonedDateTimes();

    private static final StopBitLocalDateTimes LOCAL = StopBitLocalDateTimes.FORM;
    private static final StopBitZoneOffsets OFFSET = StopBitZoneOffsets.FORM;

    private StopBitZonedDateTimes() {}

    @Override
    public void writeRequired(ZonedDateTime value, Output out) {
        LOCAL.writeRequired(value.toLocalDateTime(), out);
        OFFSET.writeRequired(value.getOffset(), out);
        ZoneIds.write(value.getZone(), out);
    }

    @Override
    public ZonedDateTime readRequired(@Nullable ZonedDateTime current, Input in) {
        LocalDateTime local = LOCAL.readRequired(current == null ? null : current.toLocalDateTime(), in);
        ZoneOffset offset = OFFSET.readRequired(current == null ? null : current.getOffset(), in);
        ZoneId zone = ZoneIds.read(current == null ? null : current.getZone(), in);
        return ZonedDateTimes.of(current, local, offset, zone);
    }

    @Override
    public long sizeOfRequired(ZonedDateTime value) {
        return LOCAL.sizeOfRequired(value.toLocalDateTime())
                + OFFSET.sizeOfRequired(value.getOffset())
                + ZoneIds.sizeOf(value.getZone());
    }

    @Override
    public void skipRequired(Input in) {
        LOCAL.skipRequired(in);
        OFFSET.skipRequired(in);
        Text.skip(0, in);
    }
}
