package org.marshal4j.tools.filter;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.WireType;

/** The texts of dates and times in conditions, which are compared as times and not as texts. */
enum TimeTexts {
    /** A point in time. */
    INSTANT("2026-01-31T12:00:00Z", Instant::parse),
    /** A date. */
    DATE("2026-01-31", LocalDate::parse),
    /** A time of day. */
    TIME("12:00:00", LocalTime::parse),
    /** Both. */
    DATE_TIME("2026-01-31T12:00:00", LocalDateTime::parse);

    private final String example;
    private final Function<String, Object> parser;

    TimeTexts(String example, Function<String, Object> parser) {
        this.example = example;
        this.parser = parser;
    }

    /** Those of a wire type; null if its values are no such dates or times. */
    static @Nullable TimeTexts of(WireType type) {
        if (type instanceof WireType.Value value) {
            return switch (value.kind()) {
                case INSTANT, TIMESTAMP, MILLIS -> INSTANT;
                case DATE -> DATE;
                case TIME -> TIME;
                case DATE_TIME -> DATE_TIME;
                default -> null;
            };
        }
        if (type instanceof WireType.Special special) {
            return switch (special.kind()) {
                case STOP_INSTANT, STOP_TIMESTAMP, STOP_MILLIS -> INSTANT;
                case STOP_DATE -> DATE;
                case STOP_TIME -> TIME;
                case STOP_DATE_TIME -> DATE_TIME;
                default -> null;
            };
        }
        return null;
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
