package org.marshal4j.runtime.generated.value;

import static org.marshal4j.runtime.generated.value.VaryingForm.of;
import static org.marshal4j.runtime.generated.value.VaryingValues.row;

import java.sql.Timestamp;
import java.time.Instant;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.Date;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.stopbit.StopBitAtomicIntegers;
import org.marshal4j.runtime.generated.stopbit.StopBitAtomicLongs;
import org.marshal4j.runtime.generated.stopbit.StopBitSqlDates;
import org.marshal4j.runtime.generated.stopbit.StopBitSqlTimes;
import org.marshal4j.runtime.generated.stopbit.StopBitTimestamps;
import org.marshal4j.runtime.generated.value.VaryingValues.Bad;
import org.marshal4j.runtime.generated.value.VaryingValues.Row;
import org.marshal4j.schema.wire.SpecialKind;

/** Years, periods, dates of java.util and java.sql, optional and atomic numbers with {@code @StopBit}. */
final class StopBitOtherValues {
    private static final VaryingForm<Period> PERIOD = of(SpecialKind.STOP_PERIOD, Period.class);
    private static final VaryingForm<Year> YEAR = of(SpecialKind.STOP_YEAR, Year.class);
    private static final VaryingForm<YearMonth> YEAR_MONTH = of(SpecialKind.STOP_YEAR_MONTH, YearMonth.class);
    private static final VaryingForm<Date> MILLIS = of(SpecialKind.STOP_MILLIS, Date.class);
    private static final VaryingForm<java.sql.Date> SQL_DATE = of(StopBitSqlDates.FORM);
    private static final VaryingForm<java.sql.Time> SQL_TIME = of(StopBitSqlTimes.FORM);
    private static final VaryingForm<Instant> TIMESTAMP = of(SpecialKind.STOP_TIMESTAMP, Instant.class);
    private static final VaryingForm<Timestamp> NULLABLE_TIMESTAMP = of(StopBitTimestamps.FORM);
    private static final VaryingForm<OptionalInt> OPTIONAL_INT = of(SpecialKind.STOP_OPTIONAL_INT, OptionalInt.class);
    private static final VaryingForm<OptionalLong> OPTIONAL_LONG =
            of(SpecialKind.STOP_OPTIONAL_LONG, OptionalLong.class);
    private static final VaryingForm<OptionalDouble> OPTIONAL_DOUBLE =
            of(SpecialKind.STOP_OPTIONAL_DOUBLE, OptionalDouble.class);
    private static final VaryingForm<AtomicInteger> ATOMIC_INT = new VaryingForm<>(
            "StopBitAtomicIntegers",
            StopBitAtomicIntegers.FORM::write,
            StopBitAtomicIntegers.FORM::read,
            StopBitAtomicIntegers.FORM::sizeOf,
            AtomicInteger::get,
            true);
    private static final VaryingForm<AtomicLong> ATOMIC_LONG = new VaryingForm<>(
            "StopBitAtomicLongs",
            StopBitAtomicLongs.FORM::write,
            StopBitAtomicLongs.FORM::read,
            StopBitAtomicLongs.FORM::sizeOf,
            AtomicLong::get,
            true);

    private StopBitOtherValues() {}

    static Stream<Row<?>> rows() {
        return Stream.of(years(), dates(), optionals(), atomics()).flatMap(rows -> rows);
    }

    private static Stream<Row<?>> years() {
        return Stream.of(
                row(PERIOD, () -> Period.of(1, 2, 3), "01 02 03"),
                row(PERIOD, () -> Period.ofDays(-1), "00 00 80 00"),
                row(
                        PERIOD,
                        () -> Period.of(Integer.MIN_VALUE, 0, Integer.MAX_VALUE),
                        "ff ff ff ff 87 00 00 ff ff ff ff 07"),
                row(YEAR, () -> Year.of(1970), "00"),
                row(YEAR, () -> Year.of(2024), "36"),
                row(YEAR, () -> Year.of(1969), "80 00"),
                row(YEAR, () -> Year.of(Year.MAX_VALUE), "cd 84 eb dc 03"),
                row(YEAR, () -> Year.of(Year.MIN_VALUE), "b0 a3 eb dc 83 00"),
                row(YEAR_MONTH, () -> YearMonth.of(2024, 2), "89 05"),
                row(YEAR_MONTH, () -> YearMonth.of(1969, 12), "80 00"),
                row(YEAR_MONTH, () -> YearMonth.of(Year.MAX_VALUE, 12), "a7 b7 84 da 2c"),
                row(YEAR_MONTH, () -> YearMonth.of(Year.MIN_VALUE, 1), "cb a8 87 da ac 00"));
    }

    private static Stream<Row<?>> dates() {
        return Stream.of(
                row(MILLIS, () -> new Date(1000), "e8 07"),
                row(MILLIS, () -> new Date(-1), "80 00"),
                row(MILLIS, () -> new Date(1_700_000_000_005L), "85 d0 95 ff bc 31"),
                row(MILLIS, () -> new Date(Long.MIN_VALUE), "ff ff ff ff ff ff ff ff ff 00"),
                row(SQL_DATE, () -> null, "00"),
                row(SQL_DATE, () -> new java.sql.Date(1000), "01 e8 07"),
                row(SQL_TIME, () -> new java.sql.Time(-1), "01 80 00"),
                row(
                        TIMESTAMP,
                        () -> Instant.ofEpochSecond(1_700_000_000, 123_456_789),
                        "0f 80 e2 cf aa 06 95 9a ef 3a"),
                row(
                        TIMESTAMP,
                        () -> Instant.ofEpochSecond(9_223_372_036_854_774L, 999_999_999),
                        "0f f6 a7 8d af ba 93 b1 10 ff 93 eb dc 03"),
                row(NULLABLE_TIMESTAMP, () -> null, "00"),
                row(NULLABLE_TIMESTAMP, () -> new Timestamp(-1), "01 8c 00"));
    }

    private static Stream<Row<?>> optionals() {
        return Stream.of(
                row(OPTIONAL_INT, () -> null, "00"),
                row(OPTIONAL_INT, OptionalInt::empty, "01"),
                row(OPTIONAL_INT, () -> OptionalInt.of(1000), "02 e8 07"),
                row(OPTIONAL_INT, () -> OptionalInt.of(Integer.MIN_VALUE), "02 ff ff ff ff 87 00"),
                row(OPTIONAL_LONG, OptionalLong::empty, "01"),
                row(OPTIONAL_LONG, () -> OptionalLong.of(-1), "02 80 00"),
                row(OPTIONAL_LONG, () -> OptionalLong.of(Long.MIN_VALUE), "02 ff ff ff ff ff ff ff ff ff 00"),
                row(OPTIONAL_DOUBLE, () -> null, "00"),
                row(OPTIONAL_DOUBLE, OptionalDouble::empty, "01"),
                row(OPTIONAL_DOUBLE, () -> OptionalDouble.of(1.5), "02 f1 01"),
                row(OPTIONAL_DOUBLE, () -> OptionalDouble.of(1.0 / 3), "02 0f 55 55 55 55 55 55 d5 3f"));
    }

    private static Stream<Row<?>> atomics() {
        return Stream.of(
                row(ATOMIC_INT, () -> null, "00"),
                row(ATOMIC_INT, () -> new AtomicInteger(300), "01 ac 02"),
                row(ATOMIC_INT, () -> new AtomicInteger(Integer.MIN_VALUE), "01 ff ff ff ff 87 00"),
                row(ATOMIC_LONG, () -> null, "00"),
                row(ATOMIC_LONG, () -> new AtomicLong(-1), "01 80 00"),
                row(ATOMIC_LONG, () -> new AtomicLong(Long.MIN_VALUE), "01 ff ff ff ff ff ff ff ff ff 00"));
    }

    static Stream<Bad> malformed() {
        return Stream.of(
                impossible(PERIOD, "80 80 80 80 08 00 00"),
                impossible(PERIOD, "00 00 80 80 80 80 88 00"),
                impossible(YEAR, "ce 84 eb dc 03"),
                impossible(YEAR, "b1 a3 eb dc 83 00"),
                impossible(YEAR, "ff ff ff ff ff ff ff ff 7f"),
                impossible(YEAR_MONTH, "a8 b7 84 da 2c"),
                impossible(YEAR_MONTH, "cc a8 87 da ac 00"),
                new Bad(SQL_DATE, "02", RuntimeProblem.IMPOSSIBLE_BYTE),
                impossible(TIMESTAMP, "ff fe d4 f1 a5 b7 92 86 82 00"),
                impossible(NULLABLE_TIMESTAMP, "01 ff fe d4 f1 a5 b7 92 86 82 00"),
                new Bad(OPTIONAL_INT, "03", RuntimeProblem.IMPOSSIBLE_BYTE),
                impossible(OPTIONAL_INT, "02 80 80 80 80 08"),
                impossible(OPTIONAL_DOUBLE, "02 1f"),
                impossible(ATOMIC_INT, "01 80 80 80 80 08"));
    }

    private static Bad impossible(VaryingForm<?> form, String hex) {
        return new Bad(form, hex, RuntimeProblem.IMPOSSIBLE_VALUE);
    }
}
