package org.marshal4j.runtime;

import java.util.function.Function;

/**
 * The values of fixed size that are no primitives: the name of their wire type, their size in bytes, and how the bytes are
 * made an object of, which refuses those that stand for none.
 */
public enum ValueKind {
    /** Seconds since 1970 as int64, nanoseconds as int32. */
    INSTANT("instant", 12, bytes -> Instants.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Seconds as int64, nanoseconds as int32. */
    DURATION("duration", 12, bytes -> Durations.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Year as int32, month, day. */
    DATE("date", 6, bytes -> LocalDates.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Nanosecond of the day as int64. */
    TIME("time", 8, bytes -> LocalTimes.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** A date and a time. */
    DATE_TIME("datetime", 14, bytes -> LocalDateTimes.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** A date, a time and an offset. */
    OFFSET_DATE_TIME("offsetdatetime", 18, bytes -> OffsetDateTimes.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Years, months and days, each int32. */
    PERIOD("period", 12, bytes -> Periods.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** A year as int32. */
    YEAR("year", 4, bytes -> Years.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Year as int32, month. */
    YEAR_MONTH("yearmonth", 5, bytes -> YearMonths.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Month, day. */
    MONTH_DAY("monthday", 2, bytes -> MonthDays.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Seconds as int32. */
    ZONE_OFFSET("offset", 4, bytes -> ZoneOffsets.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Two int64, the most significant first. */
    UUID("uuid", 16, bytes -> Uuids.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** Milliseconds since 1970 as int64. */
    MILLIS("millis", 8, bytes -> Dates.get(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** An OptionalInt: 0 null, 1 empty, 2 present; then int32, zero unless present. */
    OPTIONAL_INT("optint32", 5, true, bytes -> OptionalInts.getNullable(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** An OptionalLong: the same with int64. */
    OPTIONAL_LONG("optint64", 9, true, bytes -> OptionalLongs.getNullable(null, bytes, RawMemory.ARRAY_OFFSET)),
    /** An OptionalDouble: the same with float64. */
    OPTIONAL_DOUBLE("optfloat64", 9, true, bytes -> OptionalDoubles.getNullable(null, bytes, RawMemory.ARRAY_OFFSET));

    private final String wireName;
    private final int size;
    private final boolean hasNull;
    private final Function<byte[], Object> decoder;

    ValueKind(String wireName, int size, Function<byte[], Object> decoder) {
        this(wireName, size, false, decoder);
    }

    ValueKind(String wireName, int size, boolean hasNull, Function<byte[], Object> decoder) {
        this.wireName = wireName;
        this.size = size;
        this.hasNull = hasNull;
        this.decoder = decoder;
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
    Object decode(byte[] bytes) {
        return decoder.apply(bytes);
    }
}
