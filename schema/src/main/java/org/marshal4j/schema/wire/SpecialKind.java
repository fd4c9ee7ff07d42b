package org.marshal4j.schema.wire;

import java.util.HexFormat;
import java.util.Optional;

/** The values whose own bytes tell their size. */
public enum SpecialKind implements WireKind {
    /**
     * A BigDecimal: its scale as a byte and its unscaled value as an int64; for larger ones −127, the scale as a
     * stop-bit number and a bigint; −128 for null.
     */
    DECIMAL(
            "decimal",
            "1 signed byte: the scale; then int64, the unscaled value; the number is unscaled value / 10^scale. For larger ones -127, the scale as a stop-bit number, and the unscaled value as a"
                    + " count of bytes (stop-bit number) and two's complement, the most significant byte first",
            "-128 (80), and nothing else",
            "80"),
    /**
     * A BigInteger: a stop-bit count of bytes, then its two's complement with the most significant byte first; a count
     * of −1 for null.
     */
    BIGINT(
            "bigint",
            "count (stop-bit number) of bytes, two's complement, the most significant byte first",
            "-1 (80 00)",
            "80 00"),
    /** A ZonedDateTime: an offsetdatetime and a zone. */
    ZONED_DATE_TIME(
            "zoneddatetime",
            "int32 year, byte month, byte day, int64 nanoseconds since midnight, int32 offset in seconds east of UTC; then the id of the zone: count of bytes (stop-bit number), UTF-8"),
    /** An InetAddress: 4 and four bytes; or 6, sixteen bytes and the scope id as an int32, 0 for none; 0 for null. */
    IP_ADDRESS(
            "ipaddress",
            "1 byte: 4, then the 4 bytes of an IPv4 address; or 6, then the 16 bytes of an IPv6 address and its scope id as int32, 0 for none",
            "00, and nothing else",
            "00",
            true),
    /**
     * An InetSocketAddress: an ipaddress, or 1 and a host name that was not looked up; then the port as an int16
     * without a sign; 0 for null.
     */
    SOCKET_ADDRESS(
            "socketaddress",
            "1 byte: 4, then the 4 bytes of an IPv4 address; or 6, then the 16 bytes of an IPv6 address and its scope id as int32, 0 for none; or 1, then a host name: count of bytes (stop-bit number), UTF-8; then the port as int16 without a sign",
            "00, and nothing else",
            "00",
            true),
    /** A short as a stop-bit number. */
    STOP_SHORT("stop16", "stop-bit number"),
    /** An int as a stop-bit number. */
    STOP_INT("stop32", "stop-bit number"),
    /** A long as a stop-bit number. */
    STOP_LONG("stop64", "stop-bit number"),
    /** A char as a stop-bit number; the last 128 chars as −128 to −1, as Chronicle writes them. */
    STOP_CHAR("stopchar", "stop-bit number: a UTF-16 unit, the last 128 of them as -128 to -1"),
    /** A float that is a short decimal as a stop-bit number, 16 × its digits + its scale; any other as 15 and its bits. */
    STOP_FLOAT(
            "stopfloat32",
            "stop-bit number; 15 is followed by 4 bytes, little-endian, IEEE 754 float; of any other n the number is floor(n / 16) / 10^(n mod 16), rounded to the nearest float"),
    /** A double that is a short decimal as a stop-bit number, 16 × its digits + its scale; any other as 15 and its bits. */
    STOP_DOUBLE("stopfloat64", Meanings.DOUBLE),
    /**
     * A BigDecimal as a stop-bit number, 16 × its digits + its scale; for larger ones 15, the scale as a stop-bit
     * number and a bigint; 31 for null.
     */
    STOP_DECIMAL(
            "stopdecimal",
            "stop-bit number; 15 is followed by the scale as a stop-bit number, and the unscaled value as a count of bytes (stop-bit number) and two's complement, the most significant byte first; of any other n the number is floor(n / 16) / 10^(n mod 16), and n mod 16 is its scale",
            "31 (1f), and nothing else",
            "1f"),
    /** An Instant: its seconds as a decimal, as a stop-bit number; if they do not fit 15, seconds and nanoseconds. */
    STOP_INSTANT("stopinstant", "since 1970-01-01T00:00Z: " + Meanings.SECONDS),
    /** A java.sql.Timestamp, as {@link #STOP_INSTANT}. */
    STOP_TIMESTAMP("stoptimestamp", "since 1970-01-01T00:00Z: " + Meanings.SECONDS),
    /** A Duration, as {@link #STOP_INSTANT}. */
    STOP_DURATION("stopduration", Meanings.SECONDS),
    /** A LocalDate: the days since 1970-01-01 as a stop-bit number. */
    STOP_DATE("stopdate", Meanings.DAYS),
    /** A LocalTime: the seconds since midnight, as {@link #STOP_INSTANT}, but never as 15. */
    STOP_TIME("stoptime", Meanings.TIME),
    /** A LocalDateTime: a stopdate and a stoptime. */
    STOP_DATE_TIME("stopdatetime", Meanings.DATE_TIME),
    /** A ZoneOffset: its quarters of an hour, from −12:00 on, as a stop-bit number; or its seconds plus 100000. */
    STOP_ZONE_OFFSET("stopoffset", Meanings.OFFSET),
    /** An OffsetTime: a stoptime and a stopoffset. */
    STOP_OFFSET_TIME("stopoffsettime", Meanings.TIME + "; then the offset: " + Meanings.OFFSET),
    /** An OffsetDateTime: a stopdatetime and a stopoffset. */
    STOP_OFFSET_DATE_TIME("stopoffsetdatetime", Meanings.DATE_TIME + "; then the offset: " + Meanings.OFFSET),
    /** A ZonedDateTime: a stopdatetime, a stopoffset and a zone. */
    STOP_ZONED_DATE_TIME(
            "stopzoneddatetime",
            Meanings.DATE_TIME + "; then the offset: " + Meanings.OFFSET
                    + "; then the id of the zone: count of bytes (stop-bit number), UTF-8"),
    /** A Period: years, months and days as stop-bit numbers. */
    STOP_PERIOD("stopperiod", "years, months, days, each a stop-bit number"),
    /** A Year: the years since 1970 as a stop-bit number. */
    STOP_YEAR("stopyear", "stop-bit number: years since 1970"),
    /** A YearMonth: the months since January 1970 as a stop-bit number. */
    STOP_YEAR_MONTH("stopyearmonth", "stop-bit number: months since January 1970"),
    /** Milliseconds since 1970 as a stop-bit number. */
    STOP_MILLIS("stopmillis", "stop-bit number: milliseconds since 1970-01-01T00:00Z"),
    /** An OptionalInt: 0 for null, 1 for empty; or 2, then a stop-bit number. */
    STOP_OPTIONAL_INT("stopoptint32", Meanings.OPTIONAL + "stop-bit number", Meanings.ZERO, "00"),
    /** An OptionalLong, as {@link #STOP_OPTIONAL_INT}. */
    STOP_OPTIONAL_LONG("stopoptint64", Meanings.OPTIONAL + "stop-bit number", Meanings.ZERO, "00"),
    /** An OptionalDouble: the same with a stopfloat64. */
    STOP_OPTIONAL_DOUBLE("stopoptfloat64", Meanings.OPTIONAL + Meanings.DOUBLE, Meanings.ZERO, "00");

    /** Words that several kinds have. */
    private static final class Meanings {
        static final String DOUBLE =
                "stop-bit number; 15 is followed by 8 bytes, little-endian, IEEE 754 double; of any other n the number is floor(n / 16) / 10^(n mod 16), rounded to the nearest double";
        static final String SECONDS =
                "stop-bit number; 15 is followed by the seconds and the nanoseconds, each a stop-bit number; of any other n the seconds are floor(n / 16) / 10^(n mod 16), with up to 9 digits after the point";
        static final String DAYS = "stop-bit number: days since 1970-01-01";
        static final String TIME =
                "stop-bit number n: the seconds since midnight are floor(n / 16) / 10^(n mod 16), with up to 9 digits after the point";
        static final String DATE_TIME = DAYS + "; then " + TIME;
        static final String OFFSET =
                "stop-bit number, up to 120 the quarters of an hour, of which UTC is number 48; otherwise the seconds east of UTC + 100000";
        static final String OPTIONAL = "1 byte: 1 empty, 2 present; if 2, then ";
        static final String ZERO = "0 (00), and nothing else";
    }

    /** Before the name that the same values have without {@code @StopBit}. */
    private static final String STOP = "stop";

    private final String wireName;
    private final String meaning;
    private final Optional<String> nullMeaning;
    private final String nullHex;
    private final boolean hasAddress;

    /** A kind that has a presence byte where null is possible. */
    SpecialKind(String wireName, String meaning) {
        this(wireName, meaning, Optional.empty(), "00", false);
    }

    /** A kind whose own bytes can mean null. */
    SpecialKind(String wireName, String meaning, String nullMeaning, String nullHex) {
        this(wireName, meaning, nullMeaning, nullHex, false);
    }

    /** A kind whose own bytes can mean null, and that may contain an IP address. */
    SpecialKind(String wireName, String meaning, String nullMeaning, String nullHex, boolean hasAddress) {
        this(wireName, meaning, Optional.of(nullMeaning), nullHex, hasAddress);
    }

    SpecialKind(String wireName, String meaning, Optional<String> nullMeaning, String nullHex, boolean hasAddress) {
        this.wireName = wireName;
        this.meaning = meaning;
        this.nullMeaning = nullMeaning;
        this.nullHex = nullHex;
        this.hasAddress = hasAddress;
    }

    @Override
    public String wireName() {
        return wireName;
    }

    @Override
    public String meaning() {
        return meaning;
    }

    @Override
    public boolean hasNull() {
        return nullMeaning.isPresent();
    }

    /** {@return the bytes of null in words, for people who write decoders; empty if there is a presence byte} */
    public Optional<String> nullMeaning() {
        return nullMeaning;
    }

    /** {@return the bytes of null, or the presence byte if there is one; a new array each time} */
    public byte[] nullBytes() {
        return HexFormat.ofDelimiter(" ").parseHex(nullHex);
    }

    /** {@return whether a value may contain an IP address, which equals another one that has another scope} */
    public boolean hasAddress() {
        return hasAddress;
    }

    @Override
    public boolean isNumber() {
        return this == STOP_SHORT || this == STOP_INT || this == STOP_LONG || isFloating();
    }

    @Override
    public String plainName() {
        boolean isPlain = !wireName.startsWith(STOP) || isNumber() || this == STOP_CHAR;
        return isPlain ? wireName : wireName.substring(STOP.length());
    }

    /** {@return whether a value may contain a float or double} */
    public boolean hasFloating() {
        return isFloating() || this == STOP_OPTIONAL_DOUBLE;
    }

    /** {@return whether its values are floats or doubles} */
    public boolean isFloating() {
        return this == STOP_FLOAT || this == STOP_DOUBLE;
    }
}
