package org.marshal4j.tools.filter;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.YearMonths;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/** The texts of dates, times and durations in conditions, which are compared as such and not as texts. */
enum TimeTexts {
    /** A point in time. */
    INSTANT(
            "2026-01-31T12:00:00Z",
            Instant.class,
            Instant::parse,
            ValueKind.INSTANT,
            ValueKind.TIMESTAMP,
            ValueKind.MILLIS,
            SpecialKind.STOP_INSTANT,
            SpecialKind.STOP_TIMESTAMP,
            SpecialKind.STOP_MILLIS),
    /** A date. */
    DATE("2026-01-31", LocalDate.class, LocalDate::parse, ValueKind.DATE, SpecialKind.STOP_DATE),
    /** A time of day. */
    TIME("12:00:00", LocalTime.class, LocalTime::parse, ValueKind.TIME, SpecialKind.STOP_TIME),
    /** Both. */
    DATE_TIME(
            "2026-01-31T12:00:00",
            LocalDateTime.class,
            LocalDateTime::parse,
            ValueKind.DATE_TIME,
            SpecialKind.STOP_DATE_TIME),
    /** A time of day with an offset. */
    OFFSET_TIME(
            "12:00:00+01:00", OffsetTime.class, OffsetTime::parse, ValueKind.OFFSET_TIME, SpecialKind.STOP_OFFSET_TIME),
    /** A date and time with an offset. */
    OFFSET_DATE_TIME(
            "2026-01-31T12:00:00+01:00",
            OffsetDateTime.class,
            OffsetDateTime::parse,
            ValueKind.OFFSET_DATE_TIME,
            SpecialKind.STOP_OFFSET_DATE_TIME),
    /** A date and time in a zone. */
    ZONED_DATE_TIME(
            "2026-01-31T12:00:00+01:00[Europe/Berlin]",
            ZonedDateTime.class,
            ZonedDateTime::parse,
            SpecialKind.ZONED_DATE_TIME,
            SpecialKind.STOP_ZONED_DATE_TIME),
    /** A year. */
    YEAR("2026", Year.class, Year::parse, ValueKind.YEAR, SpecialKind.STOP_YEAR),
    /** A month of a year. */
    YEAR_MONTH("2026-01", YearMonth.class, YearMonths::parse, ValueKind.YEAR_MONTH, SpecialKind.STOP_YEAR_MONTH),
    /** A day of any year. */
    MONTH_DAY("--01-31", MonthDay.class, MonthDay::parse, ValueKind.MONTH_DAY),
    /** An amount of time. */
    DURATION("PT1.5S", Duration.class, Duration::parse, ValueKind.DURATION, SpecialKind.STOP_DURATION);

    private final String example;
    private final Class<?> type;
    private final Function<String, Object> parser;
    private final List<WireKind> kinds;

    TimeTexts(String example, Class<?> type, Function<String, Object> parser, WireKind... kinds) {
        this.example = example;
        this.type = type;
        this.parser = parser;
        this.kinds = List.of(kinds);
    }

    /** Those of a wire type; null if its values are no such dates or times. */
    static @Nullable TimeTexts of(WireType type) {
        return Stream.of(values())
                .filter(times -> times.kinds.stream().anyMatch(kind -> kind == type.kind()))
                .findFirst()
                .orElse(null);
    }

    /** Those of a value; null if it is no such date or time. */
    static @Nullable TimeTexts of(Object value) {
        Class<?> of = value.getClass() == Date.class ? Instant.class : value.getClass();
        for (TimeTexts times : values()) {
            if (times.type == of) {
                return times;
            }
        }
        return null;
    }

    /** {@return the value of a text; null if it is none of them} */
    @Nullable
    Object parsed(String text) {
        try {
            return parser.apply(text);
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** {@return one of them} */
    String example() {
        return example;
    }

    /** Whether a value in a condition is one of them. */
    boolean has(Operand value) {
        return value instanceof Operand.Text text && parsed(text.value()) != null;
    }
}
