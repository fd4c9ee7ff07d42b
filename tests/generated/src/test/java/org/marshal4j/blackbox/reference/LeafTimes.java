package org.marshal4j.blackbox.reference;

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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.stream.Stream;

/** The rows of {@link Leaves} for dates and times. */
final class LeafTimes {
    private LeafTimes() {}

    static Stream<Leaf<?>> all() {
        return Stream.of(moments(), days(), offsets(), parts(), oldDates()).flatMap(rows -> rows);
    }

    private static Stream<Leaf<?>> moments() {
        return Stream.of(
                Leaf.fixed(Instant.class, "instant?", 12)
                        .dynamic(16)
                        .values(random -> random.pick(Instant.MIN, Instant.MAX, Instant.EPOCH, random.instant()))
                        .bytes((value, out) -> out.int64(value.getEpochSecond()).int32(value.getNano()))
                        .extreme("the last", Instant.MAX)
                        .extreme("the first", Instant.MIN),
                Leaf.fixed(Duration.class, "duration?", 12)
                        .dynamic(17)
                        .values(random -> random.pick(
                                Duration.ZERO,
                                Duration.ofSeconds(Long.MIN_VALUE),
                                Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                                Duration.ofNanos(random.nextLong())))
                        .bytes((value, out) -> out.int64(value.getSeconds()).int32(value.getNano()))
                        .extreme("the longest", Duration.ofSeconds(Long.MAX_VALUE, 999_999_999))
                        .extreme("the most negative", Duration.ofSeconds(Long.MIN_VALUE)));
    }

    private static Stream<Leaf<?>> days() {
        return Stream.of(
                Leaf.fixed(LocalDate.class, "date?", 6)
                        .dynamic(18)
                        .values(LeafRandom::date)
                        .bytes(LeafTimes::date)
                        .extreme("the last", LocalDate.MAX)
                        .extreme("the first", LocalDate.MIN),
                Leaf.fixed(LocalTime.class, "time?", 8)
                        .dynamic(19)
                        .values(LeafRandom::time)
                        .bytes((value, out) -> out.int64(value.toNanoOfDay())),
                Leaf.fixed(LocalDateTime.class, "datetime?", 14)
                        .dynamic(20)
                        .values(random -> LocalDateTime.of(random.date(), random.time()))
                        .bytes(LeafTimes::dateTime)
                        .extreme("the last", LocalDateTime.MAX));
    }

    private static Stream<Leaf<?>> offsets() {
        return Stream.of(
                Leaf.fixed(OffsetDateTime.class, "offsetdatetime?", 18)
                        .text()
                        .dynamic(22)
                        .values(random -> OffsetDateTime.of(random.date(), random.time(), random.offset()))
                        .bytes(LeafTimes::offsetDateTime)
                        .extreme("the last", OffsetDateTime.MAX),
                Leaf.fixed(OffsetTime.class, "offsettime?", 12)
                        .text()
                        .dynamic(21)
                        .values(random -> OffsetTime.of(random.time(), random.offset()))
                        .bytes((value, out) -> out.int64(value.toLocalTime().toNanoOfDay())
                                .int32(value.getOffset().getTotalSeconds())),
                Leaf.fixed(ZoneOffset.class, "offset?", 4)
                        .text()
                        .dynamic(28)
                        .values(LeafRandom::offset)
                        .bytes((value, out) -> out.int32(value.getTotalSeconds())),
                Leaf.counted(ZoneId.class, "zone?")
                        .text()
                        .dynamic(29)
                        .values(LeafRandom::zone)
                        .bytes((value, out) -> out.text(value.getId())),
                Leaf.varying(ZonedDateTime.class, "zoneddatetime?")
                        .dynamic(23)
                        .values(random -> random.instant().atZone(random.zone()))
                        .bytes((value, out) -> {
                            offsetDateTime(value.toOffsetDateTime(), out);
                            out.text(value.getZone().getId());
                        })
                        .extreme("the last", ZonedDateTime.of(LocalDateTime.MAX, ZoneId.of("+18:00")))
                        .extreme("the first", ZonedDateTime.of(LocalDateTime.MIN, ZoneId.of("Asia/Tokyo"))));
    }

    private static Stream<Leaf<?>> parts() {
        return Stream.of(
                Leaf.fixed(Year.class, "year?", 4)
                        .dynamic(25)
                        .values(random -> random.pick(Year.of(Year.MIN_VALUE), Year.of(Year.MAX_VALUE), Year.of(2026)))
                        .bytes((value, out) -> out.int32(value.getValue())),
                Leaf.fixed(YearMonth.class, "yearmonth?", 5)
                        .dynamic(26)
                        .values(random -> YearMonth.from(random.date()))
                        .bytes((value, out) -> out.int32(value.getYear()).int8(value.getMonthValue())),
                Leaf.fixed(MonthDay.class, "monthday?", 2)
                        .text()
                        .dynamic(27)
                        .values(random -> random.pick(MonthDay.of(2, 29), MonthDay.from(random.date())))
                        .bytes((value, out) -> out.int8(value.getMonthValue()).int8(value.getDayOfMonth())),
                Leaf.fixed(Period.class, "period?", 12)
                        .text()
                        .dynamic(24)
                        .values(random -> Period.of(random.nextInt(), random.nextInt(), random.nextInt()))
                        .bytes((value, out) -> out.int32(value.getYears())
                                .int32(value.getMonths())
                                .int32(value.getDays())));
    }

    private static Stream<Leaf<?>> oldDates() {
        return Stream.of(
                Leaf.fixed(java.util.Date.class, "millis?", 8)
                        .values(random -> new java.util.Date(random.nextLong()))
                        .bytes((value, out) -> out.int64(value.getTime()))
                        .extreme("a Timestamp", new Timestamp(1))
                        .extreme("a java.sql.Date", new java.sql.Date(1)),
                Leaf.fixed(java.sql.Date.class, "millis?", 8)
                        .unordered()
                        .values(random -> new java.sql.Date(random.nextLong()))
                        .bytes((value, out) -> out.int64(value.getTime())),
                Leaf.fixed(java.sql.Time.class, "millis?", 8)
                        .unordered()
                        .values(random -> new java.sql.Time(random.nextLong()))
                        .bytes((value, out) -> out.int64(value.getTime())),
                Leaf.fixed(Timestamp.class, "timestamp?", 12)
                        .values(LeafTimes::timestamp)
                        .bytes((value, out) ->
                                out.int64(Math.floorDiv(value.getTime(), 1000)).int32(value.getNanos()))
                        .extreme("the last", new Timestamp(Long.MAX_VALUE))
                        .extreme("the first", new Timestamp(Long.MIN_VALUE)));
    }

    private static void date(LocalDate value, PlainBytes out) {
        out.int32(value.getYear()).int8(value.getMonthValue()).int8(value.getDayOfMonth());
    }

    private static void dateTime(LocalDateTime value, PlainBytes out) {
        date(value.toLocalDate(), out);
        out.int64(value.toLocalTime().toNanoOfDay());
    }

    private static void offsetDateTime(OffsetDateTime value, PlainBytes out) {
        dateTime(value.toLocalDateTime(), out);
        out.int32(value.getOffset().getTotalSeconds());
    }

    private static Timestamp timestamp(LeafRandom random) {
        Timestamp value = new Timestamp(random.nextInt() * 1000L);
        value.setNanos(random.nextInt(1_000_000_000));
        return value;
    }
}
