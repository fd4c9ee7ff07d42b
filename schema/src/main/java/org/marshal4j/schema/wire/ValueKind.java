package org.marshal4j.schema.wire;

/**
 * The values of fixed size other than primitives, with the names of their wire types, their sizes and the meaning of
 * their bytes.
 */
public enum ValueKind implements WireKind {
    /** An Instant: seconds since 1970 as an int64, nanoseconds as an int32. */
    INSTANT("instant", 12, "int64 seconds since 1970-01-01T00:00Z, int32 nanoseconds"),
    /** The same, but limited to the milliseconds that an int64 can count. */
    TIMESTAMP("timestamp", 12, "int64 seconds since 1970-01-01T00:00Z, int32 nanoseconds"),
    /** A Duration: seconds as an int64, nanoseconds as an int32. */
    DURATION("duration", 12, "int64 seconds, int32 nanoseconds"),
    /** A date: year as an int32, month, day. */
    DATE("date", 6, "int32 year, byte month, byte day"),
    /** A time: the nanosecond of the day as an int64. */
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
    /** A Period: years, months and days, each as an int32. */
    PERIOD("period", 12, "int32 years, int32 months, int32 days"),
    /** A Year, as an int32. */
    YEAR("year", 4, "int32 year"),
    /** A YearMonth: year as an int32, month. */
    YEAR_MONTH("yearmonth", 5, "int32 year, byte month"),
    /** A MonthDay: month, day. */
    MONTH_DAY("monthday", 2, "byte month, byte day"),
    /** A ZoneOffset: seconds as an int32. */
    ZONE_OFFSET("offset", 4, "int32 seconds east of UTC"),
    /** A UUID: two int64, the most significant first. */
    UUID("uuid", 16, "int64 most significant half, int64 least significant half"),
    /** Milliseconds since 1970 as an int64. */
    MILLIS("millis", 8, "int64 milliseconds since 1970-01-01T00:00Z"),
    /** An OptionalInt: 0 for null, 1 for empty, 2 for present; then an int32, which is 0 unless present. */
    OPTIONAL_INT("optint32", 5, true, "1 byte: 0 null, 1 empty, 2 present; then int32, 0 unless present"),
    /** An OptionalLong: the same with an int64. */
    OPTIONAL_LONG("optint64", 9, true, "1 byte: 0 null, 1 empty, 2 present; then int64, 0 unless present"),
    /** An OptionalDouble: the same with a float64. */
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

    @Override
    public String wireName() {
        return wireName;
    }

    /** {@return the size in bytes, without a presence byte} */
    public int size() {
        return size;
    }

    @Override
    public boolean hasNull() {
        return hasNull;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
