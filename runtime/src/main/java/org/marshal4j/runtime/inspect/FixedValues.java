package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.Dates;
import org.marshal4j.runtime.generated.Durations;
import org.marshal4j.runtime.generated.Instants;
import org.marshal4j.runtime.generated.LocalDateTimes;
import org.marshal4j.runtime.generated.LocalDates;
import org.marshal4j.runtime.generated.LocalTimes;
import org.marshal4j.runtime.generated.MonthDays;
import org.marshal4j.runtime.generated.OffsetDateTimes;
import org.marshal4j.runtime.generated.OffsetTimes;
import org.marshal4j.runtime.generated.OptionalDoubles;
import org.marshal4j.runtime.generated.OptionalInts;
import org.marshal4j.runtime.generated.OptionalLongs;
import org.marshal4j.runtime.generated.Periods;
import org.marshal4j.runtime.generated.Timestamps;
import org.marshal4j.runtime.generated.Uuids;
import org.marshal4j.runtime.generated.YearMonths;
import org.marshal4j.runtime.generated.Years;
import org.marshal4j.runtime.generated.ZoneOffsets;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.ValueKind;

/** Makes objects of the bytes of values of fixed size. */
final class FixedValues {
    private FixedValues() {}

    /** The object that the bytes stand for; throws {@link MarshalException} if there is none. */
    static @Nullable Object decode(ValueKind kind, byte[] bytes) {
        long at = RawMemory.ARRAY_OFFSET;
        return switch (kind) {
            case INSTANT -> Instants.get(null, bytes, at);
            // Its own text would depend on the time zone of this machine.
            case TIMESTAMP -> Timestamps.get(null, bytes, at).toInstant();
            case DURATION -> Durations.get(null, bytes, at);
            case DATE -> LocalDates.get(null, bytes, at);
            case TIME -> LocalTimes.get(null, bytes, at);
            case DATE_TIME -> LocalDateTimes.get(null, bytes, at);
            case OFFSET_TIME -> OffsetTimes.get(null, bytes, at);
            case OFFSET_DATE_TIME -> OffsetDateTimes.get(null, bytes, at);
            case PERIOD -> Periods.get(null, bytes, at);
            case YEAR -> Years.get(null, bytes, at);
            case YEAR_MONTH -> YearMonths.get(null, bytes, at);
            case MONTH_DAY -> MonthDays.get(null, bytes, at);
            case ZONE_OFFSET -> ZoneOffsets.get(null, bytes, at);
            case UUID -> Uuids.get(null, bytes, at);
            case MILLIS -> Dates.get(null, bytes, at);
            case OPTIONAL_INT -> OptionalInts.getNullable(null, bytes, at);
            case OPTIONAL_LONG -> OptionalLongs.getNullable(null, bytes, at);
            case OPTIONAL_DOUBLE -> OptionalDoubles.getNullable(null, bytes, at);
        };
    }
}
