package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

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
import org.marshal4j.Required;

/** The pinned bytes of dates and times. */
final class PinnedTimes {
    private PinnedTimes() {}

    @Marshal
    record OneInstant(Instant value) {}

    @Marshal
    record RequiredInstant(@Required Instant value) {}

    @Marshal
    record OneDuration(Duration value) {}

    @Marshal
    record OneLocalDate(LocalDate value) {}

    @Marshal
    record OneLocalTime(LocalTime value) {}

    @Marshal
    record OneLocalDateTime(LocalDateTime value) {}

    @Marshal
    record OneOffsetTime(OffsetTime value) {}

    @Marshal
    record OneOffsetDateTime(OffsetDateTime value) {}

    @Marshal
    record OneZonedDateTime(ZonedDateTime value) {}

    @Marshal
    record RequiredZonedDateTime(@Required ZonedDateTime value) {}

    @Marshal
    record OnePeriod(Period value) {}

    @Marshal
    record OneYear(Year value) {}

    @Marshal
    record OneYearMonth(YearMonth value) {}

    @Marshal
    record OneMonthDay(MonthDay value) {}

    @Marshal
    record OneZoneOffset(ZoneOffset value) {}

    @Marshal
    record OneJavaDate(java.util.Date value) {}

    @Marshal
    record OneSqlDate(java.sql.Date value) {}

    @Marshal
    record OneSqlTime(java.sql.Time value) {}

    @Marshal
    record OneSqlTimestamp(java.sql.Timestamp value) {}

    static Stream<PinnedRow> rows() {
        return Stream.of(
                row(
                        "`Instant`",
                        "1700000000 s, 5 ns",
                        new OneInstant(Instant.ofEpochSecond(1_700_000_000, 5)),
                        "01 00 f1 53 65 00 00 00 00 05 00 00 00"),
                row(
                        "`Instant`",
                        "0 s, -1 ns",
                        new OneInstant(Instant.ofEpochSecond(0, -1)),
                        "01 ff ff ff ff ff ff ff ff ff c9 9a 3b"),
                row("`Instant`", "null", new OneInstant(null), "00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`@Required Instant`",
                        "1700000000 s, 5 ns",
                        new RequiredInstant(Instant.ofEpochSecond(1_700_000_000, 5)),
                        "00 f1 53 65 00 00 00 00 05 00 00 00"),
                row(
                        "`Duration`",
                        "-1 ms",
                        new OneDuration(Duration.ofMillis(-1)),
                        "01 ff ff ff ff ff ff ff ff c0 87 8b 3b"),
                row(
                        "`Duration`",
                        "longest",
                        new OneDuration(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999)),
                        "01 ff ff ff ff ff ff ff 7f ff c9 9a 3b"),
                row("`Duration`", "null", new OneDuration(null), "00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row("`LocalDate`", "2024-02-29", new OneLocalDate(LocalDate.of(2024, 2, 29)), "01 e8 07 00 00 02 1d"),
                row("`LocalDate`", "null", new OneLocalDate(null), "00 00 00 00 00 00 00"),
                row("`LocalTime`", "00:00:01", new OneLocalTime(LocalTime.of(0, 0, 1)), "01 00 ca 9a 3b 00 00 00 00"),
                row("`LocalTime`", "null", new OneLocalTime(null), "00 00 00 00 00 00 00 00 00"),
                row(
                        "`LocalDateTime`",
                        "2024-02-29T02:30",
                        new OneLocalDateTime(LocalDateTime.of(2024, 2, 29, 2, 30)),
                        "01 e8 07 00 00 02 1d 00 90 cd 79 2f 08 00 00"),
                row(
                        "`LocalDateTime`",
                        "null",
                        new OneLocalDateTime(null),
                        "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`OffsetTime`",
                        "02:30+01:00",
                        new OneOffsetTime(OffsetTime.parse("02:30+01:00")),
                        "01 00 90 cd 79 2f 08 00 00 10 0e 00 00"),
                row("`OffsetTime`", "null", new OneOffsetTime(null), "00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`OffsetDateTime`",
                        "2024-02-29T02:30+01:00",
                        new OneOffsetDateTime(OffsetDateTime.parse("2024-02-29T02:30+01:00")),
                        "01 e8 07 00 00 02 1d 00 90 cd 79 2f 08 00 00 10 0e 00 00"),
                row(
                        "`OffsetDateTime`",
                        "null",
                        new OneOffsetDateTime(null),
                        "00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`ZonedDateTime`",
                        "2024-10-27T02:30+02:00[Europe/Zurich]",
                        new OneZonedDateTime(ZonedDateTime.parse("2024-10-27T02:30+02:00[Europe/Zurich]")),
                        "01 e8 07 00 00 0a 1b 00 90 cd 79 2f 08 00 00 20 1c 00 00 0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row("`ZonedDateTime`", "null", new OneZonedDateTime(null), "00"),
                row(
                        "`Period`",
                        "P1Y-2M3D",
                        new OnePeriod(Period.of(1, -2, 3)),
                        "01 01 00 00 00 fe ff ff ff 03 00 00 00"),
                row("`Period`", "null", new OnePeriod(null), "00 00 00 00 00 00 00 00 00 00 00 00 00"),
                row("`Year`", "2026", new OneYear(Year.of(2026)), "01 ea 07 00 00"),
                row("`Year`", "Year.MIN_VALUE", new OneYear(Year.of(Year.MIN_VALUE)), "01 01 36 65 c4"),
                row("`Year`", "null", new OneYear(null), "00 00 00 00 00"),
                row("`YearMonth`", "2026-11", new OneYearMonth(YearMonth.of(2026, 11)), "01 ea 07 00 00 0b"),
                row("`YearMonth`", "null", new OneYearMonth(null), "00 00 00 00 00 00"),
                row("`MonthDay`", "--02-29", new OneMonthDay(MonthDay.of(2, 29)), "01 02 1d"),
                row("`MonthDay`", "null", new OneMonthDay(null), "00 00 00"),
                row("`ZoneOffset`", "+01:00", new OneZoneOffset(ZoneOffset.ofHours(1)), "01 10 0e 00 00"),
                row("`ZoneOffset`", "ZoneOffset.MIN", new OneZoneOffset(ZoneOffset.MIN), "01 e0 02 ff ff"),
                row("`ZoneOffset`", "null", new OneZoneOffset(null), "00 00 00 00 00"),
                row(
                        "`java.util.Date`",
                        "1000 ms",
                        new OneJavaDate(new java.util.Date(1000)),
                        "01 e8 03 00 00 00 00 00 00"),
                row("`java.util.Date`", "null", new OneJavaDate(null), "00 00 00 00 00 00 00 00 00"),
                row(
                        "`java.sql.Date`",
                        "1000 ms",
                        new OneSqlDate(new java.sql.Date(1000)),
                        "01 e8 03 00 00 00 00 00 00"),
                row("`java.sql.Date`", "null", new OneSqlDate(null), "00 00 00 00 00 00 00 00 00"),
                row("`java.sql.Time`", "-1 ms", new OneSqlTime(new java.sql.Time(-1)), "01 ff ff ff ff ff ff ff ff"),
                row("`java.sql.Time`", "null", new OneSqlTime(null), "00 00 00 00 00 00 00 00 00"),
                row(
                        "`java.sql.Timestamp`",
                        "1000 ms",
                        new OneSqlTimestamp(new java.sql.Timestamp(1000)),
                        "01 01 00 00 00 00 00 00 00 00 00 00 00"),
                row(
                        "`java.sql.Timestamp`",
                        "-1 ms",
                        new OneSqlTimestamp(new java.sql.Timestamp(-1)),
                        "01 ff ff ff ff ff ff ff ff c0 87 8b 3b"),
                row(
                        "`java.sql.Timestamp`",
                        "null",
                        new OneSqlTimestamp(null),
                        "00 00 00 00 00 00 00 00 00 00 00 00 00"));
    }

    /** The first and last values of some classes, and one without a presence byte: the page does not show them. */
    static Stream<PinnedRow> edges() {
        return Stream.of(
                row("`Instant`", "Instant.MAX", new OneInstant(Instant.MAX), "01 ff 78 95 fa d2 1c 70 00 ff c9 9a 3b"),
                row("`LocalDate`", "LocalDate.MIN", new OneLocalDate(LocalDate.MIN), "01 01 36 65 c4 01 01"),
                row("`LocalTime`", "LocalTime.MAX", new OneLocalTime(LocalTime.MAX), "01 ff ff 4e 91 94 4e 00 00"),
                row(
                        "`LocalDateTime`",
                        "LocalDateTime.MAX",
                        new OneLocalDateTime(LocalDateTime.MAX),
                        "01 ff c9 9a 3b 0c 1f ff ff 4e 91 94 4e 00 00"),
                row(
                        "`OffsetDateTime`",
                        "OffsetDateTime.MIN",
                        new OneOffsetDateTime(OffsetDateTime.MIN),
                        "01 01 36 65 c4 01 01 00 00 00 00 00 00 00 00 20 fd 00 00"),
                row(
                        "`@Required ZonedDateTime`",
                        "2024-10-27T02:30+02:00[Europe/Zurich]",
                        new RequiredZonedDateTime(ZonedDateTime.parse("2024-10-27T02:30+02:00[Europe/Zurich]")),
                        "e8 07 00 00 0a 1b 00 90 cd 79 2f 08 00 00 20 1c 00 00 0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row(
                        "`java.util.Date`",
                        "Long.MIN_VALUE ms",
                        new OneJavaDate(new java.util.Date(Long.MIN_VALUE)),
                        "01 00 00 00 00 00 00 00 80"));
    }
}
