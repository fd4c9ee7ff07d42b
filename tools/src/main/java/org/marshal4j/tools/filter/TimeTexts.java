package org.marshal4j.tools.filter;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/** The texts of dates and times in conditions, which are compared as times and not as texts. */
enum TimeTexts {
    /** A point in time. */
    INSTANT(
            "2026-01-31T12:00:00Z",
            Instant::parse,
            ValueKind.INSTANT,
            ValueKind.TIMESTAMP,
            ValueKind.MILLIS,
            SpecialKind.STOP_INSTANT,
            SpecialKind.STOP_TIMESTAMP,
            SpecialKind.STOP_MILLIS),
    /** A date. */
    DATE("2026-01-31", LocalDate::parse, ValueKind.DATE, SpecialKind.STOP_DATE),
    /** A time of day. */
    TIME("12:00:00", LocalTime::parse, ValueKind.TIME, SpecialKind.STOP_TIME),
    /** Both. */
    DATE_TIME("2026-01-31T12:00:00", LocalDateTime::parse, ValueKind.DATE_TIME, SpecialKind.STOP_DATE_TIME);

    private final String example;
    private final Function<String, Object> parser;
    private final List<WireKind> kinds;

    TimeTexts(String example, Function<String, Object> parser, WireKind... kinds) {
        this.example = example;
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

    /** {@return one of them} */
    String example() {
        return example;
    }

    /** Whether a value in a condition is one of them. */
    boolean has(Operand value) {
        if (!(value instanceof Operand.Text text)) {
            return false;
        }
        try {
            parser.apply(text.value());
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }
}
