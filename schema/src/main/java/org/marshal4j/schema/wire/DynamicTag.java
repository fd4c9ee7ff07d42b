package org.marshal4j.schema.wire;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * The tag before a {@link WireType.Dynamic} value, written as a stop-bit number. The numbers never change. The value
 * follows, as its own wire type writes values that cannot be null.
 */
public enum DynamicTag {
    /** Null; nothing follows. */
    NULL(0),
    /** A Boolean. */
    BOOLEAN(1, new WireType.Primitive(PrimitiveKind.BOOL, false)),
    /** A Byte. */
    BYTE(2, new WireType.Primitive(PrimitiveKind.INT8, false)),
    /** A Short. */
    SHORT(3, new WireType.Primitive(PrimitiveKind.INT16, false)),
    /** An Integer. */
    INTEGER(4, new WireType.Primitive(PrimitiveKind.INT32, false)),
    /** A Long. */
    LONG(5, new WireType.Primitive(PrimitiveKind.INT64, false)),
    /** A Float. */
    FLOAT(6, new WireType.Primitive(PrimitiveKind.FLOAT32, false)),
    /** A Double. */
    DOUBLE(7, new WireType.Primitive(PrimitiveKind.FLOAT64, false)),
    /** A Character. */
    CHARACTER(8, new WireType.Primitive(PrimitiveKind.CHAR16, false)),
    /** A BigInteger. */
    BIG_INTEGER(9, new WireType.Special(SpecialKind.BIGINT, false)),
    /** A BigDecimal. */
    BIG_DECIMAL(10, new WireType.Special(SpecialKind.DECIMAL, false)),
    /** A String. */
    TEXT(11, new WireType.Text(TextKind.TEXT, WireType.ANY, false)),
    /** An array of bytes. */
    BYTES(12, new WireType.Array(PrimitiveKind.INT8, WireType.ANY, false)),
    /** A list, whose elements are dynamic. */
    LIST(13, new WireType.ListOf(new WireType.Dynamic(Collections.emptySortedMap(), true), WireType.ANY, false)),
    /** A map, whose keys are texts and whose values are dynamic. */
    MAP(
            14,
            new WireType.MapOf(
                    new WireType.Text(TextKind.TEXT, WireType.ANY, false),
                    new WireType.Dynamic(Collections.emptySortedMap(), true),
                    WireType.ANY,
                    false)),
    /** A UUID. */
    UUID(15, new WireType.Value(ValueKind.UUID, false)),
    /** An Instant. */
    INSTANT(16, new WireType.Value(ValueKind.INSTANT, false)),
    /** A Duration. */
    DURATION(17, new WireType.Value(ValueKind.DURATION, false)),
    /** A LocalDate. */
    DATE(18, new WireType.Value(ValueKind.DATE, false)),
    /** A LocalTime. */
    TIME(19, new WireType.Value(ValueKind.TIME, false)),
    /** A LocalDateTime. */
    DATE_TIME(20, new WireType.Value(ValueKind.DATE_TIME, false)),
    /** An OffsetTime. */
    OFFSET_TIME(21, new WireType.Value(ValueKind.OFFSET_TIME, false)),
    /** An OffsetDateTime. */
    OFFSET_DATE_TIME(22, new WireType.Value(ValueKind.OFFSET_DATE_TIME, false)),
    /** A ZonedDateTime. */
    ZONED_DATE_TIME(23, new WireType.Special(SpecialKind.ZONED_DATE_TIME, false)),
    /** A Period. */
    PERIOD(24, new WireType.Value(ValueKind.PERIOD, false)),
    /** A Year. */
    YEAR(25, new WireType.Value(ValueKind.YEAR, false)),
    /** A YearMonth. */
    YEAR_MONTH(26, new WireType.Value(ValueKind.YEAR_MONTH, false)),
    /** A MonthDay. */
    MONTH_DAY(27, new WireType.Value(ValueKind.MONTH_DAY, false)),
    /** A ZoneOffset. */
    ZONE_OFFSET(28, new WireType.Value(ValueKind.ZONE_OFFSET, false)),
    /** A ZoneId that is not a ZoneOffset. */
    ZONE(29, new WireType.Text(TextKind.ZONE, WireType.ANY, false)),
    /** A value of a class that the wire type lists: the number of the class as a stop-bit number, then the value. */
    LISTED(30),
    /** An InetSocketAddress. */
    SOCKET_ADDRESS(31, new WireType.Special(SpecialKind.SOCKET_ADDRESS, false));

    /** The word for dynamic values in the text of a wire type. */
    public static final String WORD = "dynamic";

    private static final DynamicTag[] TAGS = values();

    private final int number;

    @SuppressWarnings("ImmutableEnumChecker") // wire types are immutable records
    private final Optional<WireType> type;

    DynamicTag(int number) {
        this.number = number;
        this.type = Optional.empty();
    }

    DynamicTag(int number, WireType type) {
        this.number = number;
        this.type = Optional.of(type);
    }

    /**
     * {@return the wire type of the value that follows; empty for null, and for classes that the dynamic wire type
     * lists}
     */
    public Optional<WireType> type() {
        return type;
    }

    /** {@return the number that is written} */
    public int number() {
        return number;
    }

    /**
     * Returns the tag with a number.
     *
     * @param number the number
     * @return the tag; empty if there is none
     */
    public static Optional<DynamicTag> of(int number) {
        return number >= 0 && number < TAGS.length ? Optional.of(TAGS[number]) : Optional.empty();
    }

    /**
     * Returns the tag of values with a wire type.
     *
     * @param type the wire type of values that cannot be null
     * @return the tag; empty if there is none
     */
    public static Optional<DynamicTag> of(WireType type) {
        return Arrays.stream(TAGS)
                .filter(tag -> tag.type.filter(type::equals).isPresent())
                .findFirst();
    }

    /** {@return what the bytes of a value are, for people who write decoders; it leaves out null and listed classes} */
    public static String meaning() {
        return Arrays.stream(TAGS)
                .flatMap(tag -> tag.type.map(type -> tag.number + " " + type).stream())
                .collect(Collectors.joining(
                        ", ", "tag (stop-bit number), then a value of the wire type that the tag is for: ", ""));
    }

    /**
     * {@return the message for a number that is not a tag}
     *
     * @param number the number
     * @param lists whether the field lists classes; if not, {@link #LISTED} is not a valid tag either
     */
    public static String unknown(int number, boolean lists) {
        if (number == LISTED.number) {
            return "tag " + number + " of a dynamic value of a listed class, but this field lists none";
        }
        int last = Arrays.stream(TAGS)
                .filter(tag -> lists || tag != LISTED)
                .mapToInt(DynamicTag::number)
                .max()
                .orElseThrow();
        return "tag " + number + " of a dynamic value, but the last is " + last;
    }

    /**
     * {@return the message for a number that none of the listed classes has}
     *
     * @param number the number
     * @param classes the binary names of the listed classes by their numbers
     */
    public static String unlisted(int number, SortedMap<Integer, String> classes) {
        return "unknown number " + number + " of a listed class: the field lists "
                + classes.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }
}
