package org.marshal4j.runtime.generated.value;

import static org.marshal4j.runtime.generated.value.FixedForm.*;

import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Values of fixed size, each with the bytes that version 1 of the wire format uses for it in a field that is never
 * null.
 */
final class FixedValues {
    private static final String LONG_MAX = "ff ff ff ff ff ff ff 7f";
    private static final String LONG_MIN = "00 00 00 00 00 00 00 80";
    private static final String LAST_NANO = "ff c9 9a 3b";
    private static final String LAST_DATE = "ff c9 9a 3b 0c 1f";
    private static final String FIRST_DATE = "01 36 65 c4 01 01";
    private static final String LAST_TIME = "ff ff 4e 91 94 4e 00 00";
    private static final String LONG_ZERO = "00 00 00 00 00 00 00 00";

    private FixedValues() {}

    /** A value, which is new each time, and its bytes in hex. */
    record Row<X>(FixedForm<X> form, Supplier<X> value, String hex) {
        /** The bytes in a field that may be null. */
        String hexNullable() {
            return form.hasPresence() ? "01 " + hex : hex;
        }

        @Override
        public String toString() {
            return form + " " + value.get();
        }
    }

    private static <X> Row<X> row(FixedForm<X> form, Supplier<X> value, String hex) {
        return new Row<>(form, value, hex);
    }

    static Stream<Row<?>> all() {
        return Stream.of(moments(), dates(), parts(), oldDates(), atomics(), optionals(), boxes())
                .flatMap(rows -> rows);
    }

    private static Stream<Row<?>> moments() {
        return Stream.of(
                row(INSTANT, () -> Instant.ofEpochSecond(0), LONG_ZERO + " 00 00 00 00"),
                row(INSTANT, () -> Instant.ofEpochSecond(1, 2), "01 00 00 00 00 00 00 00 02 00 00 00"),
                row(INSTANT, () -> Instant.ofEpochSecond(0, -1), "ff ff ff ff ff ff ff ff " + LAST_NANO),
                row(
                        INSTANT,
                        () -> Instant.parse("+1000000000-12-31T23:59:59.999999999Z"),
                        "ff 78 95 fa d2 1c 70 00 " + LAST_NANO),
                row(INSTANT, () -> Instant.parse("-1000000000-01-01T00:00:00Z"), "00 14 64 14 10 e3 8f ff 00 00 00 00"),
                row(DURATION, () -> Duration.ofSeconds(0), LONG_ZERO + " 00 00 00 00"),
                row(DURATION, () -> Duration.ofMillis(-1), "ff ff ff ff ff ff ff ff c0 87 8b 3b"),
                row(DURATION, () -> Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), LONG_MAX + " " + LAST_NANO),
                row(DURATION, () -> Duration.ofSeconds(Long.MIN_VALUE), LONG_MIN + " 00 00 00 00"));
    }

    private static Stream<Row<?>> dates() {
        return Stream.of(
                row(DATE, () -> LocalDate.of(2024, 2, 29), "e8 07 00 00 02 1d"),
                row(DATE, () -> LocalDate.of(999_999_999, 12, 31), LAST_DATE),
                row(DATE, () -> LocalDate.of(-999_999_999, 1, 1), FIRST_DATE),
                row(TIME, () -> LocalTime.ofNanoOfDay(1), "01 00 00 00 00 00 00 00"),
                row(TIME, () -> LocalTime.of(2, 30, 0, 1), "01 90 cd 79 2f 08 00 00"),
                row(TIME, () -> LocalTime.of(23, 59, 59, 999_999_999), LAST_TIME),
                row(
                        DATE_TIME,
                        () -> LocalDateTime.of(2024, 2, 29, 0, 0, 0, 1),
                        "e8 07 00 00 02 1d 01 00 00 00 00 00 00 00"),
                row(
                        DATE_TIME,
                        () -> LocalDateTime.of(999_999_999, 12, 31, 23, 59, 59, 999_999_999),
                        LAST_DATE + " " + LAST_TIME),
                row(DATE_TIME, () -> LocalDateTime.of(-999_999_999, 1, 1, 0, 0), FIRST_DATE + " " + LONG_ZERO),
                row(
                        OFFSET_TIME,
                        () -> OffsetTime.parse("00:00:00.000000001+01:00"),
                        "01 00 00 00 00 00 00 00 10 0e 00 00"),
                row(OFFSET_TIME, () -> OffsetTime.MIN, LONG_ZERO + " 20 fd 00 00"),
                row(OFFSET_TIME, () -> OffsetTime.MAX, LAST_TIME + " e0 02 ff ff"),
                row(
                        OFFSET_DATE_TIME,
                        () -> OffsetDateTime.parse("2024-02-29T00:00:00.000000001+01:00"),
                        "e8 07 00 00 02 1d 01 00 00 00 00 00 00 00 10 0e 00 00"),
                row(
                        OFFSET_DATE_TIME,
                        () -> OffsetDateTime.parse("+999999999-12-31T23:59:59.999999999-18:00"),
                        LAST_DATE + " " + LAST_TIME + " e0 02 ff ff"),
                row(
                        OFFSET_DATE_TIME,
                        () -> OffsetDateTime.parse("-999999999-01-01T00:00+18:00"),
                        FIRST_DATE + " " + LONG_ZERO + " 20 fd 00 00"));
    }

    private static Stream<Row<?>> parts() {
        return Stream.of(
                row(PERIOD, () -> Period.of(1, -2, 3), "01 00 00 00 fe ff ff ff 03 00 00 00"),
                row(PERIOD, () -> Period.of(0, 0, 0), "00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        PERIOD,
                        () -> Period.of(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE),
                        "00 00 00 80 ff ff ff 7f 00 00 00 80"),
                row(YEAR, () -> Year.of(2026), "ea 07 00 00"),
                row(YEAR, () -> Year.of(999_999_999), "ff c9 9a 3b"),
                row(YEAR, () -> Year.of(-999_999_999), "01 36 65 c4"),
                row(YEAR_MONTH, () -> YearMonth.of(2026, 11), "ea 07 00 00 0b"),
                row(YEAR_MONTH, () -> YearMonth.of(-999_999_999, 1), "01 36 65 c4 01"),
                row(MONTH_DAY, () -> MonthDay.of(2, 29), "02 1d"),
                row(MONTH_DAY, () -> MonthDay.of(12, 31), "0c 1f"),
                row(OFFSET, () -> ZoneOffset.ofHours(1), "10 0e 00 00"),
                row(OFFSET, () -> ZoneOffset.ofHoursMinutesSeconds(0, 0, -1), "ff ff ff ff"),
                row(OFFSET, () -> ZoneOffset.ofHours(18), "20 fd 00 00"),
                row(OFFSET, () -> ZoneOffset.ofHours(-18), "e0 02 ff ff"),
                row(
                        ID,
                        () -> UUID.fromString("01020304-0506-0708-090a-0b0c0d0e0f10"),
                        "08 07 06 05 04 03 02 01 10 0f 0e 0d 0c 0b 0a 09"),
                row(ID, () -> new UUID(Long.MIN_VALUE, Long.MAX_VALUE), LONG_MIN + " " + LONG_MAX));
    }

    private static Stream<Row<?>> oldDates() {
        return Stream.of(
                row(UTIL_DATE, () -> new Date(1000), "e8 03 00 00 00 00 00 00"),
                row(UTIL_DATE, () -> new Date(Long.MAX_VALUE), LONG_MAX),
                row(UTIL_DATE, () -> new Date(Long.MIN_VALUE), LONG_MIN),
                row(SQL_DATE, () -> new java.sql.Date(1000), "e8 03 00 00 00 00 00 00"),
                row(SQL_DATE, () -> new java.sql.Date(Long.MIN_VALUE), LONG_MIN),
                row(SQL_TIME, () -> new java.sql.Time(-1), "ff ff ff ff ff ff ff ff"),
                row(SQL_TIME, () -> new java.sql.Time(Long.MAX_VALUE), LONG_MAX),
                row(TIMESTAMP, () -> timestamp(1000, 2), "01 00 00 00 00 00 00 00 02 00 00 00"),
                row(TIMESTAMP, () -> timestamp(-1000, 999_999_999), "ff ff ff ff ff ff ff ff " + LAST_NANO),
                row(TIMESTAMP, () -> timestamp(-1, 999_000_001), "ff ff ff ff ff ff ff ff c1 87 8b 3b"));
    }

    static Timestamp timestamp(long millis, int nanos) {
        Timestamp timestamp = new Timestamp(millis);
        timestamp.setNanos(nanos);
        return timestamp;
    }

    private static Stream<Row<?>> atomics() {
        return Stream.of(
                row(ATOMIC_INT, () -> new AtomicInteger(1000), "e8 03 00 00"),
                row(ATOMIC_INT, () -> new AtomicInteger(Integer.MIN_VALUE), "00 00 00 80"),
                row(ATOMIC_LONG, () -> new AtomicLong(-2), "fe ff ff ff ff ff ff ff"),
                row(ATOMIC_LONG, () -> new AtomicLong(Long.MAX_VALUE), LONG_MAX),
                row(ATOMIC_BOOLEAN, () -> new AtomicBoolean(true), "01"),
                row(ATOMIC_BOOLEAN, () -> new AtomicBoolean(false), "00"));
    }

    private static Stream<Row<?>> optionals() {
        return Stream.of(
                row(OPTIONAL_INT, OptionalInt::empty, "01 00 00 00 00"),
                row(OPTIONAL_INT, () -> OptionalInt.of(0), "02 00 00 00 00"),
                row(OPTIONAL_INT, () -> OptionalInt.of(Integer.MIN_VALUE), "02 00 00 00 80"),
                row(OPTIONAL_LONG, OptionalLong::empty, "01 " + LONG_ZERO),
                row(OPTIONAL_LONG, () -> OptionalLong.of(1000), "02 e8 03 00 00 00 00 00 00"),
                row(OPTIONAL_LONG, () -> OptionalLong.of(Long.MAX_VALUE), "02 " + LONG_MAX),
                row(OPTIONAL_DOUBLE, OptionalDouble::empty, "01 " + LONG_ZERO),
                row(OPTIONAL_DOUBLE, () -> OptionalDouble.of(1.5), "02 00 00 00 00 00 00 f8 3f"),
                row(OPTIONAL_DOUBLE, () -> OptionalDouble.of(-0.0), "02 " + LONG_MIN),
                row(OPTIONAL_DOUBLE, () -> OptionalDouble.of(Double.NaN), "02 00 00 00 00 00 00 f8 7f"));
    }

    @SuppressWarnings("removal") // only the constructors return boxes that are not shared
    private static Stream<Row<?>> boxes() {
        return Stream.of(
                row(BOOLEAN, () -> true, "01"),
                row(BOOLEAN, () -> false, "00"),
                row(BYTE, () -> Byte.MIN_VALUE, "80"),
                row(BYTE, () -> (byte) 127, "7f"),
                row(SHORT, () -> new Short((short) 258), "02 01"),
                row(SHORT, () -> new Short(Short.MIN_VALUE), "00 80"),
                row(CHARACTER, () -> new Character('\u20AC'), "ac 20"),
                row(CHARACTER, () -> new Character('\uFFFF'), "ff ff"),
                row(INTEGER, () -> new Integer(1000), "e8 03 00 00"),
                row(INTEGER, () -> new Integer(Integer.MIN_VALUE), "00 00 00 80"),
                row(LONG, () -> new Long(-1), "ff ff ff ff ff ff ff ff"),
                row(LONG, () -> new Long(Long.MAX_VALUE), LONG_MAX),
                row(FLOAT, () -> new Float(1.5f), "00 00 c0 3f"),
                row(FLOAT, () -> new Float(-0f), "00 00 00 80"),
                row(FLOAT, () -> new Float(0f), "00 00 00 00"),
                row(FLOAT, () -> new Float(Float.intBitsToFloat(0x7f80_0001)), "01 00 80 7f"),
                row(DOUBLE, () -> new Double(-2.25), "00 00 00 00 00 00 02 c0"),
                row(DOUBLE, () -> new Double(Double.NaN), "00 00 00 00 00 00 f8 7f"));
    }
}
