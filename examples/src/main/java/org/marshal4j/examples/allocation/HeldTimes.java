package org.marshal4j.examples.allocation;

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
import java.time.ZonedDateTime;
import java.util.stream.Stream;
import org.marshal4j.Marshal;

/** Messages with one field: dates and times. */
final class HeldTimes {
    private HeldTimes() {}

    /** Holds the value. */
    @Marshal
    static class OfInstant {
        Instant value;
    }

    /** Holds the value. */
    @Marshal
    static class OfDuration {
        Duration value;
    }

    /** Holds the value. */
    @Marshal
    static class OfLocalDate {
        LocalDate value;
    }

    /** Holds the value. */
    @Marshal
    static class OfLocalTime {
        LocalTime value;
    }

    /** Holds the value. */
    @Marshal
    static class OfLocalDateTime {
        LocalDateTime value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOffsetTime {
        OffsetTime value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOffsetDateTime {
        OffsetDateTime value;
    }

    /** Holds the value. */
    @Marshal
    static class OfZonedDateTime {
        ZonedDateTime value;
    }

    /** Holds the value. */
    @Marshal
    static class OfPeriod {
        Period value;
    }

    /** Holds the value. */
    @Marshal
    static class OfYear {
        Year value;
    }

    /** Holds the value. */
    @Marshal
    static class OfYearMonth {
        YearMonth value;
    }

    /** Holds the value. */
    @Marshal
    static class OfMonthDay {
        MonthDay value;
    }

    /** Holds the value. */
    @Marshal
    static class OfZoneOffset {
        ZoneOffset value;
    }

    /** Holds the value. */
    @Marshal
    static class OfJavaDate {
        java.util.Date value;
    }

    /** Holds the value. */
    @Marshal
    static class OfSqlDate {
        java.sql.Date value;
    }

    /** Holds the value. */
    @Marshal
    static class OfSqlTime {
        java.sql.Time value;
    }

    /** Holds the value. */
    @Marshal
    static class OfTimestamp {
        java.sql.Timestamp value;
    }

    static Stream<Held<?>> all() {
        return Stream.of(
                Held.of(
                        "Instant",
                        OfInstant::new,
                        (of, value) -> of.value = value,
                        () -> Instant.ofEpochSecond(1000, 5),
                        () -> Instant.ofEpochSecond(2000, 5)),
                Held.of(
                        "Duration",
                        OfDuration::new,
                        (of, value) -> of.value = value,
                        () -> Duration.ofMillis(1000),
                        () -> Duration.ofMillis(2000)),
                Held.of(
                        "LocalDate",
                        OfLocalDate::new,
                        (of, value) -> of.value = value,
                        () -> LocalDate.of(2024, 2, 28),
                        () -> LocalDate.of(2024, 2, 29)),
                Held.of(
                        "LocalTime",
                        OfLocalTime::new,
                        (of, value) -> of.value = value,
                        () -> LocalTime.of(2, 30, 1),
                        () -> LocalTime.of(2, 30, 2)),
                Held.of(
                        "LocalDateTime",
                        OfLocalDateTime::new,
                        (of, value) -> of.value = value,
                        () -> LocalDateTime.of(2024, 2, 28, 2, 30, 1),
                        () -> LocalDateTime.of(2024, 2, 29, 2, 30, 2)),
                Held.of(
                        "OffsetTime",
                        OfOffsetTime::new,
                        (of, value) -> of.value = value,
                        () -> OffsetTime.parse("02:30:01+01:00"),
                        () -> OffsetTime.parse("02:30:02+01:00")),
                Held.of(
                        "OffsetDateTime",
                        OfOffsetDateTime::new,
                        (of, value) -> of.value = value,
                        () -> OffsetDateTime.parse("2024-02-28T02:30:01+01:00"),
                        () -> OffsetDateTime.parse("2024-02-29T02:30:02+01:00")),
                Held.of(
                        "ZonedDateTime",
                        OfZonedDateTime::new,
                        (of, value) -> of.value = value,
                        () -> ZonedDateTime.parse("2024-02-28T02:30:01+01:00[Europe/Zurich]"),
                        () -> ZonedDateTime.parse("2024-02-29T02:30:02+01:00[Europe/Zurich]")),
                Held.of(
                        "Period",
                        OfPeriod::new,
                        (of, value) -> of.value = value,
                        () -> Period.of(1, 2, 3),
                        () -> Period.of(1, 2, 4)),
                Held.of("Year", OfYear::new, (of, value) -> of.value = value, () -> Year.of(2025), () -> Year.of(2026)),
                Held.of(
                        "YearMonth",
                        OfYearMonth::new,
                        (of, value) -> of.value = value,
                        () -> YearMonth.of(2026, 1),
                        () -> YearMonth.of(2026, 2)),
                Held.of(
                        "MonthDay",
                        OfMonthDay::new,
                        (of, value) -> of.value = value,
                        () -> MonthDay.of(2, 28),
                        () -> MonthDay.of(2, 29)),
                Held.of(
                        "ZoneOffset",
                        OfZoneOffset::new,
                        (of, value) -> of.value = value,
                        () -> ZoneOffset.ofHours(1),
                        () -> ZoneOffset.ofHours(2)),
                Held.of(
                        "java.util.Date",
                        OfJavaDate::new,
                        (of, value) -> of.value = value,
                        () -> new java.util.Date(1000),
                        () -> new java.util.Date(2000)),
                Held.of(
                        "java.sql.Date",
                        OfSqlDate::new,
                        (of, value) -> of.value = value,
                        () -> new java.sql.Date(1000),
                        () -> new java.sql.Date(2000)),
                Held.of(
                        "java.sql.Time",
                        OfSqlTime::new,
                        (of, value) -> of.value = value,
                        () -> new java.sql.Time(1000),
                        () -> new java.sql.Time(2000)),
                Held.of(
                        "java.sql.Timestamp",
                        OfTimestamp::new,
                        (of, value) -> of.value = value,
                        () -> new java.sql.Timestamp(1000),
                        () -> new java.sql.Timestamp(2000)));
    }
}
