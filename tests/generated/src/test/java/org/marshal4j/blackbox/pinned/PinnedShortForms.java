package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** The pinned bytes of times, optional and atomic numbers with {@code @StopBit}. */
final class PinnedShortForms {
    private PinnedShortForms() {}

    @Marshal
    record StopInstant(@StopBit Instant value) {}

    @Marshal
    record StopRequiredInstant(@StopBit @Required Instant value) {}

    @Marshal
    record StopTimestamp(@StopBit java.sql.Timestamp value) {}

    @Marshal
    record StopDuration(@StopBit Duration value) {}

    @Marshal
    record StopDate(@StopBit LocalDate value) {}

    @Marshal
    record StopTime(@StopBit LocalTime value) {}

    @Marshal
    record StopDateTime(@StopBit LocalDateTime value) {}

    @Marshal
    record StopZoneOffset(@StopBit ZoneOffset value) {}

    @Marshal
    record StopOffsetTime(@StopBit OffsetTime value) {}

    @Marshal
    record StopOffsetDateTime(@StopBit OffsetDateTime value) {}

    @Marshal
    record StopZonedDateTime(@StopBit ZonedDateTime value) {}

    @Marshal
    record StopPeriod(@StopBit Period value) {}

    @Marshal
    record StopYear(@StopBit Year value) {}

    @Marshal
    record StopYearMonth(@StopBit YearMonth value) {}

    @Marshal
    record StopMillis(@StopBit java.util.Date value) {}

    @Marshal
    record StopSqlDate(@StopBit java.sql.Date value) {}

    @Marshal
    record StopSqlTime(@StopBit java.sql.Time value) {}

    @Marshal
    record StopOptionalInt(@StopBit OptionalInt value) {}

    @Marshal
    record StopOptionalLong(@StopBit OptionalLong value) {}

    @Marshal
    record StopOptionalDouble(@StopBit OptionalDouble value) {}

    @Marshal
    record StopAtomicInteger(@StopBit AtomicInteger value) {}

    @Marshal
    record StopAtomicLong(@StopBit AtomicLong value) {}

    @Marshal
    record StopRequiredAtomicLong(@StopBit @Required AtomicLong value) {}

    static Stream<PinnedRow> times() {
        return Stream.of(
                row(
                        "`@StopBit Instant`",
                        "1700000000 s",
                        new StopInstant(Instant.ofEpochSecond(1_700_000_000)),
                        "01 80 a0 fc a9 65"),
                row(
                        "`@StopBit Instant`",
                        "1700000000 s, 5 ms",
                        new StopInstant(Instant.ofEpochSecond(1_700_000_000, 5_000_000)),
                        "01 d3 80 da f2 cf 97 06"),
                row(
                        "`@StopBit Instant`",
                        "1700000000 s, 123456789 ns",
                        new StopInstant(Instant.ofEpochSecond(1_700_000_000, 123_456_789)),
                        "01 0f 80 e2 cf aa 06 95 9a ef 3a"),
                row("`@StopBit Instant`", "0 s, -1 ns", new StopInstant(Instant.ofEpochSecond(0, -1)), "01 86 00"),
                row(
                        "`@StopBit Instant`",
                        "Instant.MAX",
                        new StopInstant(Instant.MAX),
                        "01 0f ff f1 d5 d4 af 9a 87 38 ff 93 eb dc 03"),
                row("`@StopBit Instant`", "null", new StopInstant(null), "00"),
                row(
                        "`@StopBit @Required Instant`",
                        "1700000000 s",
                        new StopRequiredInstant(Instant.ofEpochSecond(1_700_000_000)),
                        "80 a0 fc a9 65"),
                row(
                        "`@StopBit java.sql.Timestamp`",
                        "-1 ms",
                        new StopTimestamp(new java.sql.Timestamp(-1)),
                        "01 8c 00"),
                row("`@StopBit java.sql.Timestamp`", "null", new StopTimestamp(null), "00"),
                row("`@StopBit Duration`", "-1 ms", new StopDuration(Duration.ofMillis(-1)), "01 8c 00"),
                row("`@StopBit Duration`", "90 s", new StopDuration(Duration.ofSeconds(90)), "01 a0 0b"),
                row("`@StopBit Duration`", "null", new StopDuration(null), "00"),
                row("`@StopBit LocalDate`", "2024-02-29", new StopDate(LocalDate.of(2024, 2, 29)), "01 c6 9a 01"),
                row("`@StopBit LocalDate`", "LocalDate.MIN", new StopDate(LocalDate.MIN), "01 d9 f9 c4 d1 d0 8a 00"),
                row("`@StopBit LocalDate`", "null", new StopDate(null), "00"),
                row("`@StopBit LocalTime`", "02:30", new StopTime(LocalTime.of(2, 30)), "01 80 e5 08"),
                row("`@StopBit LocalTime`", "LocalTime.MAX", new StopTime(LocalTime.MAX), "01 f9 ff bf a7 91 a9 ba 02"),
                row("`@StopBit LocalTime`", "null", new StopTime(null), "00"),
                row(
                        "`@StopBit LocalDateTime`",
                        "2024-02-29T02:30",
                        new StopDateTime(LocalDateTime.of(2024, 2, 29, 2, 30)),
                        "01 c6 9a 01 80 e5 08"),
                row("`@StopBit LocalDateTime`", "null", new StopDateTime(null), "00"),
                row("`@StopBit ZoneOffset`", "Z", new StopZoneOffset(ZoneOffset.UTC), "01 30"),
                row("`@StopBit ZoneOffset`", "-05:00", new StopZoneOffset(ZoneOffset.ofHours(-5)), "01 1c"),
                row(
                        "`@StopBit ZoneOffset`",
                        "+01:00:01",
                        new StopZoneOffset(ZoneOffset.ofHoursMinutesSeconds(1, 0, 1)),
                        "01 b1 a9 06"),
                row("`@StopBit ZoneOffset`", "null", new StopZoneOffset(null), "00"),
                row(
                        "`@StopBit OffsetTime`",
                        "02:30+02:00",
                        new StopOffsetTime(LocalTime.of(2, 30).atOffset(ZoneOffset.ofHours(2))),
                        "01 80 e5 08 38"),
                row("`@StopBit OffsetTime`", "null", new StopOffsetTime(null), "00"),
                row(
                        "`@StopBit OffsetDateTime`",
                        "2024-02-29T02:30+02:00",
                        new StopOffsetDateTime(
                                LocalDateTime.of(2024, 2, 29, 2, 30).atOffset(ZoneOffset.ofHours(2))),
                        "01 c6 9a 01 80 e5 08 38"),
                row("`@StopBit OffsetDateTime`", "null", new StopOffsetDateTime(null), "00"),
                row(
                        "`@StopBit ZonedDateTime`",
                        "2024-07-01T02:30+02:00[Europe/Paris]",
                        new StopZonedDateTime(
                                LocalDateTime.of(2024, 7, 1, 2, 30).atZone(ZoneId.of("Europe/Paris"))),
                        "01 c1 9b 01 80 e5 08 38 0c 45 75 72 6f 70 65 2f 50 61 72 69 73"),
                row("`@StopBit ZonedDateTime`", "null", new StopZonedDateTime(null), "00"),
                row("`@StopBit Period`", "P1Y2M-3D", new StopPeriod(Period.of(1, 2, -3)), "01 01 02 82 00"),
                row("`@StopBit Period`", "null", new StopPeriod(null), "00"),
                row("`@StopBit Year`", "2024", new StopYear(Year.of(2024)), "01 36"),
                row("`@StopBit Year`", "1969", new StopYear(Year.of(1969)), "01 80 00"),
                row("`@StopBit Year`", "null", new StopYear(null), "00"),
                row("`@StopBit YearMonth`", "2024-02", new StopYearMonth(YearMonth.of(2024, 2)), "01 89 05"),
                row("`@StopBit YearMonth`", "null", new StopYearMonth(null), "00"),
                row("`@StopBit java.util.Date`", "1000 ms", new StopMillis(new java.util.Date(1000)), "01 e8 07"),
                row("`@StopBit java.util.Date`", "-1 ms", new StopMillis(new java.util.Date(-1)), "01 80 00"),
                row("`@StopBit java.util.Date`", "null", new StopMillis(null), "00"),
                row("`@StopBit java.sql.Date`", "1000 ms", new StopSqlDate(new java.sql.Date(1000)), "01 e8 07"),
                row("`@StopBit java.sql.Date`", "null", new StopSqlDate(null), "00"),
                row("`@StopBit java.sql.Time`", "-1 ms", new StopSqlTime(new java.sql.Time(-1)), "01 80 00"),
                row("`@StopBit java.sql.Time`", "null", new StopSqlTime(null), "00"));
    }

    static Stream<PinnedRow> numbers() {
        return Stream.of(
                row("`@StopBit OptionalInt`", "of 7", new StopOptionalInt(OptionalInt.of(7)), "02 07"),
                row("`@StopBit OptionalInt`", "empty", new StopOptionalInt(OptionalInt.empty()), "01"),
                row("`@StopBit OptionalInt`", "null", new StopOptionalInt(null), "00"),
                row("`@StopBit OptionalLong`", "of 1000", new StopOptionalLong(OptionalLong.of(1000)), "02 e8 07"),
                row("`@StopBit OptionalLong`", "empty", new StopOptionalLong(OptionalLong.empty()), "01"),
                row("`@StopBit OptionalLong`", "null", new StopOptionalLong(null), "00"),
                row("`@StopBit OptionalDouble`", "of 1.5", new StopOptionalDouble(OptionalDouble.of(1.5)), "02 f1 01"),
                row("`@StopBit OptionalDouble`", "empty", new StopOptionalDouble(OptionalDouble.empty()), "01"),
                row("`@StopBit OptionalDouble`", "null", new StopOptionalDouble(null), "00"),
                row("`@StopBit AtomicInteger`", "1000", new StopAtomicInteger(new AtomicInteger(1000)), "01 e8 07"),
                row("`@StopBit AtomicInteger`", "null", new StopAtomicInteger(null), "00"),
                row("`@StopBit AtomicLong`", "-1", new StopAtomicLong(new AtomicLong(-1)), "01 80 00"),
                row("`@StopBit AtomicLong`", "null", new StopAtomicLong(null), "00"),
                row(
                        "`@StopBit @Required AtomicLong`",
                        "1000",
                        new StopRequiredAtomicLong(new AtomicLong(1000)),
                        "e8 07"));
    }
}
