package org.marshal4j.schema;

/**
 * The values of fixed size that are no primitives: the name of their wire type, their size and what their bytes are.
 */
public enum ValueKind {
    /** Seconds since 1970 as int64, nanoseconds as int32. */
    INSTANT("instant", 12, "int64 seconds since 1970-01-01T00:00Z, int32 nanoseconds"),
    /** The same, but within the milliseconds that an int64 can count. */
    TIMESTAMP("timestamp", 12, "int64 seconds since 1970-01-01T00:00Z, int32 nanoseconds"),
    /** Seconds as int64, nanoseconds as int32. */
    DURATION("duration", 12, "int64 seconds, int32 nanoseconds"),
    /** Year as int32, month, day. */
    DATE("date", 6, "int32 year, byte month, byte day"),
    /** Nanosecond of the day as int64. */
    TIME("time", 8, "int64 nanoseconds since midnight"),
    /** A date and a time. */
    DATE_TIME("datetime", 14, "date (int32 year, byte month, byte day), time (int64 nanoseconds since midnight)"),
    /** A date, a time and an offset. */
    OFFSET_DATE_TIME(
            "offsetdatetime",
            18,
            "date (int32 year, byte month, byte day), time (int64 nanoseconds since midnight), int32 offset in seconds east of UTC"),
    /** A time of day and an offset. */
    OFFSET_TIME("offsettime", 12, "time (int64 nanoseconds since midnight), int32 offset in seconds east of UTC"),
    /** Years, months and days, each int32. */
    PERIOD("period", 12, "int32 years, int32 months, int32 days"),
    /** A year as int32. */
    YEAR("year", 4, "int32 year"),
    /** Year as int32, month. */
    YEAR_MONTH("yearmonth", 5, "int32 year, byte month"),
    /** Month, day. */
    MONTH_DAY("monthday", 2, "byte month, byte day"),
    /** Seconds as int32. */
    ZONE_OFFSET("offset", 4, "int32 seconds east of UTC"),
    /** Two int64, the most significant first. */
    UUID("uuid", 16, "int64 most significant half, int64 least significant half"),
    /** Milliseconds since 1970 as int64. */
    MILLIS("millis", 8, "int64 milliseconds since 1970-01-01T00:00Z"),
    /** An OptionalInt: 0 null, 1 empty, 2 present; then int32, zero unless present. */
    OPTIONAL_INT("optint32", 5, true, "1 byte: 0 null, 1 empty, 2 present; then int32, 0 unless present"),
    /** An OptionalLong: the same with int64. */
    OPTIONAL_LONG("optint64", 9, true, "1 byte: 0 null, 1 empty, 2 present; then int64, 0 unless present"),
    /** An OptionalDouble: the same with float64. */
    OPTIONAL_DOUBLE("optfloat64", 9, true, "1 byte: 0 null, 1 empty, 2 present; then float64, 0 unless present");

    private final String wireName;
    private final int size;
    private final boolean hasNull;
    private final String meaning;

    ValueKind(String wireName, int size, String meaning) {
        this(wireName, size, false, meaning);
    }

    ValueKind(String wireName, int size, boolean hasNull, String meaning) {
        this.wireName = wireName;
        this.size = size;
        this.hasNull = hasNull;
        this.meaning = meaning;
    }

    /** The name on the wire, such as {@code instant}. */
    public String wireName() {
        return wireName;
    }

    /** Size in bytes, without a presence byte. */
    public int size() {
        return size;
    }

    /** Whether its own bytes can mean null, so that it has no presence byte. */
    public boolean hasNull() {
        return hasNull;
    }

    /** What the bytes of a value are, for people who write decoders; not of null. */
    public String meaning() {
        return meaning;
    }
}
