package org.marshal4j.schema;

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
}
