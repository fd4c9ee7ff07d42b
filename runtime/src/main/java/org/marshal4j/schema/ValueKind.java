package org.marshal4j.schema;

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

/**
 * The values of fixed size that are no primitives: the name of their wire type and their size in bytes.
 */
public enum ValueKind {
    /** Seconds since 1970 as int64, nanoseconds as int32. */
    INSTANT("instant", 12),
    /** The same, but within the milliseconds that an int64 can count. */
    TIMESTAMP("timestamp", 12),
    /** Seconds as int64, nanoseconds as int32. */
    DURATION("duration", 12),
    /** Year as int32, month, day. */
    DATE("date", 6),
    /** Nanosecond of the day as int64. */
    TIME("time", 8),
    /** A date and a time. */
    DATE_TIME("datetime", 14),
    /** A date, a time and an offset. */
    OFFSET_DATE_TIME("offsetdatetime", 18),
    /** A time of day and an offset. */
    OFFSET_TIME("offsettime", 12),
    /** Years, months and days, each int32. */
    PERIOD("period", 12),
    /** A year as int32. */
    YEAR("year", 4),
    /** Year as int32, month. */
    YEAR_MONTH("yearmonth", 5),
    /** Month, day. */
    MONTH_DAY("monthday", 2),
    /** Seconds as int32. */
    ZONE_OFFSET("offset", 4),
    /** Two int64, the most significant first. */
    UUID("uuid", 16),
    /** Milliseconds since 1970 as int64. */
    MILLIS("millis", 8),
    /** An OptionalInt: 0 null, 1 empty, 2 present; then int32, zero unless present. */
    OPTIONAL_INT("optint32", 5, true),
    /** An OptionalLong: the same with int64. */
    OPTIONAL_LONG("optint64", 9, true),
    /** An OptionalDouble: the same with float64. */
    OPTIONAL_DOUBLE("optfloat64", 9, true);

    private final String wireName;
    private final int size;
    private final boolean hasNull;

    ValueKind(String wireName, int size) {
        this(wireName, size, false);
    }

    ValueKind(String wireName, int size, boolean hasNull) {
        this.wireName = wireName;
        this.size = size;
        this.hasNull = hasNull;
    }

    /** The name on the wire, such as {@code instant}. */
    public String wireName() {
        return wireName;
    }

    /** Size in bytes, without a presence byte. */
    public int size() {
        return size;
    }

    /** Whether its own bytes can stand for null, so that it has no presence byte. */
    public boolean hasNull() {
        return hasNull;
    }

    /** The object that the bytes stand for; throws {@link MarshalException} if there is none. */
    @Nullable
    public Object decode(byte[] bytes) {
        long at = RawMemory.ARRAY_OFFSET;
        return switch (this) {
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
