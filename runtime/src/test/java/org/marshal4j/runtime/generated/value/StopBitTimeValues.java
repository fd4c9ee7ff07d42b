package org.marshal4j.runtime.generated.value;

import static org.marshal4j.runtime.generated.value.VaryingForm.of;
import static org.marshal4j.runtime.generated.value.VaryingValues.row;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.stream.Stream;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.stopbit.StopBitLocalTimes;
import org.marshal4j.runtime.generated.value.VaryingValues.Bad;
import org.marshal4j.runtime.generated.value.VaryingValues.Row;
import org.marshal4j.schema.wire.SpecialKind;

/** Dates and times with {@code @StopBit}. */
final class StopBitTimeValues {
    private static final VaryingForm<Instant> INSTANT = of(SpecialKind.STOP_INSTANT, Instant.class);
    private static final VaryingForm<Duration> DURATION = of(SpecialKind.STOP_DURATION, Duration.class);
    private static final VaryingForm<LocalDate> DATE = of(SpecialKind.STOP_DATE, LocalDate.class);
    private static final VaryingForm<LocalTime> TIME = of(SpecialKind.STOP_TIME, LocalTime.class);
    private static final VaryingForm<LocalTime> NULLABLE_TIME = of(StopBitLocalTimes.FORM);
    private static final VaryingForm<LocalDateTime> DATE_TIME = of(SpecialKind.STOP_DATE_TIME, LocalDateTime.class);
    private static final VaryingForm<ZoneOffset> OFFSET = of(SpecialKind.STOP_ZONE_OFFSET, ZoneOffset.class);
    private static final VaryingForm<OffsetTime> OFFSET_TIME = of(SpecialKind.STOP_OFFSET_TIME, OffsetTime.class);
    private static final VaryingForm<OffsetDateTime> OFFSET_DATE_TIME =
            of(SpecialKind.STOP_OFFSET_DATE_TIME, OffsetDateTime.class);
    private static final VaryingForm<ZonedDateTime> ZONED = of(SpecialKind.STOP_ZONED_DATE_TIME, ZonedDateTime.class);

    private static final long TODAY = 1_700_000_000;

    private StopBitTimeValues() {}

    static Stream<Row<?>> rows() {
        return Stream.of(seconds(), days(), withOffset()).flatMap(rows -> rows);
    }

    private static Stream<Row<?>> seconds() {
        return Stream.of(
                row(INSTANT, () -> Instant.EPOCH, "00"),
                row(INSTANT, () -> Instant.ofEpochSecond(TODAY), "80 a0 fc a9 65"),
                row(INSTANT, () -> Instant.ofEpochSecond(TODAY, 123_000_000), "b3 8f da f2 cf 97 06"),
                row(INSTANT, () -> Instant.ofEpochSecond(TODAY, 123_456_000), "86 c8 88 90 98 c8 a8 30"),
                row(INSTANT, () -> Instant.ofEpochSecond(TODAY, 123_456_789), "0f 80 e2 cf aa 06 95 9a ef 3a"),
                row(INSTANT, () -> Instant.ofEpochSecond(-1, 500_000_000), "ce 00"),
                // The last nanosecond whose number fits, and the next one, in 1988.
                row(INSTANT, () -> Instant.ofEpochSecond(0, (1L << 59) - 1), "f9 ff ff ff ff ff ff ff 7f"),
                row(INSTANT, () -> Instant.ofEpochSecond(0, 1L << 59), "0f d0 af f0 92 02 80 c0 d7 90 01"),
                row(INSTANT, () -> Instant.MAX, "0f ff f1 d5 d4 af 9a 87 38 ff 93 eb dc 03"),
                row(INSTANT, () -> Instant.MIN, "ff ff fa cd eb df f3 80 87 00"),
                row(DURATION, () -> Duration.ofNanos(-1_000_000), "8c 00"),
                row(DURATION, () -> Duration.ofNanos(-1), "86 00"),
                row(DURATION, () -> Duration.ofSeconds((1L << 59) - 1), "f0 ff ff ff ff ff ff ff 7f"),
                row(DURATION, () -> Duration.ofSeconds(1L << 59), "0f 80 80 80 80 80 80 80 80 08 00"),
                row(DURATION, () -> Duration.ofSeconds(-1L << 59), "ff ff ff ff ff ff ff ff ff 00"),
                row(DURATION, () -> Duration.ofSeconds((-1L << 59) - 1), "0f 80 80 80 80 80 80 80 80 88 00 00"),
                row(DURATION, () -> Duration.ofSeconds(Long.MIN_VALUE, 1), "0f ff ff ff ff ff ff ff ff ff 00 01"),
                row(TIME, () -> LocalTime.MIDNIGHT, "00"),
                row(TIME, () -> LocalTime.of(2, 30), "80 e5 08"),
                row(TIME, () -> LocalTime.MAX, "f9 ff bf a7 91 a9 ba 02"),
                row(NULLABLE_TIME, () -> null, "00"),
                row(NULLABLE_TIME, () -> LocalTime.of(2, 30), "01 80 e5 08"));
    }

    private static Stream<Row<?>> days() {
        return Stream.of(
                row(DATE, () -> LocalDate.of(1970, 1, 1), "00"),
                row(DATE, () -> LocalDate.of(2024, 2, 29), "c6 9a 01"),
                row(DATE, () -> LocalDate.MIN, "d9 f9 c4 d1 d0 8a 00"),
                row(DATE, () -> LocalDate.MAX, "f7 91 ed d0 d0 0a"),
                row(DATE_TIME, () -> LocalDateTime.of(2024, 2, 29, 2, 30), "c6 9a 01 80 e5 08"),
                row(DATE_TIME, () -> LocalDateTime.MIN, "d9 f9 c4 d1 d0 8a 00 00"),
                row(DATE_TIME, () -> LocalDateTime.MAX, "f7 91 ed d0 d0 0a f9 ff bf a7 91 a9 ba 02"));
    }

    private static Stream<Row<?>> withOffset() {
        return Stream.of(
                row(OFFSET, () -> ZoneOffset.UTC, "30"),
                row(OFFSET, () -> ZoneOffset.ofHours(2), "38"),
                row(OFFSET, () -> ZoneOffset.ofHours(-12), "00"),
                row(OFFSET, () -> ZoneOffset.ofHoursMinutes(5, 45), "47"),
                row(OFFSET, () -> ZoneOffset.MIN, "97 00"),
                row(OFFSET, () -> ZoneOffset.MAX, "78"),
                row(OFFSET, () -> ZoneOffset.ofTotalSeconds(1), "a1 8d 06"),
                row(OFFSET, () -> ZoneOffset.ofTotalSeconds(-64_799), "81 93 02"),
                row(OFFSET, () -> ZoneOffset.ofTotalSeconds(64_799), "bf 87 0a"),
                row(OFFSET_TIME, () -> LocalTime.of(2, 30).atOffset(ZoneOffset.ofHours(-5)), "80 e5 08 1c"),
                row(OFFSET_TIME, () -> LocalTime.MAX.atOffset(ZoneOffset.MAX), "f9 ff bf a7 91 a9 ba 02 78"),
                row(
                        OFFSET_DATE_TIME,
                        () -> OffsetDateTime.of(2024, 2, 29, 2, 30, 0, 0, ZoneOffset.ofHours(2)),
                        "c6 9a 01 80 e5 08 38"),
                row(OFFSET_DATE_TIME, () -> OffsetDateTime.MIN, "d9 f9 c4 d1 d0 8a 00 00 78"),
                row(
                        ZONED,
                        () -> ZonedDateTime.of(2024, 2, 29, 2, 30, 0, 0, ZoneOffset.ofHours(2)),
                        "c6 9a 01 80 e5 08 38 06 2b 30 32 3a 30 30"),
                row(
                        ZONED,
                        () -> ZonedDateTime.of(2024, 7, 1, 2, 30, 0, 0, ZoneId.of("Europe/Berlin")),
                        "c1 9b 01 80 e5 08 38 0d 45 75 72 6f 70 65 2f 42 65 72 6c 69 6e"));
    }

    static Stream<Bad> malformed() {
        return Stream.of(
                impossible(INSTANT, "0f 80 f2 d5 d4 af 9a 87 38 00"),
                impossible(INSTANT, "8f 80 fb cd eb df f3 80 87 00"),
                impossible(TIME, "80 b0 54"),
                impossible(TIME, "8f 00"),
                impossible(TIME, "0f"),
                new Bad(NULLABLE_TIME, "02", RuntimeProblem.IMPOSSIBLE_BYTE),
                impossible(DATE, "da f9 c4 d1 d0 8a 00"),
                impossible(DATE, "f8 91 ed d0 d0 0a"),
                impossible(DATE_TIME, "da f9 c4 d1 d0 8a 00 00"),
                impossible(DATE_TIME, "00 80 b0 54"),
                impossible(OFFSET, "98 00"),
                impossible(OFFSET, "79"),
                impossible(OFFSET, "ff 00"),
                impossible(OFFSET, "a0 8d 06"),
                impossible(OFFSET, "c0 87 0a"),
                impossible(OFFSET, "e0 92 02"),
                impossible(OFFSET, "ff ff ff ff ff ff ff ff 7f"),
                impossible(OFFSET, "ff ff ff ff ff ff ff ff ff 00"),
                impossible(OFFSET_TIME, "80 e5 08 79"),
                impossible(OFFSET_DATE_TIME, "00 01 30"),
                impossible(ZONED, "c6 9a 01 80 e5 08 30 06 2b 30 32 3a 30 30"),
                new Bad(ZONED, "c6 9a 01 80 e5 08 30 80 00", RuntimeProblem.NULL_ON_READ));
    }

    private static Bad impossible(VaryingForm<?> form, String hex) {
        return new Bad(form, hex, RuntimeProblem.IMPOSSIBLE_VALUE);
    }
}
