package org.marshal4j.runtime.generated.value;

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
import java.util.function.Function;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The methods of a class that stores and loads values of fixed size.
 *
 * @param size the number of bytes of a value that is never null
 * @param hasPresence whether a presence byte precedes a nullable value; if not, the value's bytes have a special form
 *     for null
 * @param view what two equal values have in common, for classes whose equals compares identity
 * @param isReused whether the object that is read into is always the result, whatever it held before
 */
record FixedForm<X>(
        String name,
        int size,
        boolean hasPresence,
        Put<X> put,
        Put<X> putNullable,
        Get<X> get,
        Get<X> getNullable,
        Function<X, Object> view,
        boolean isReused) {

    static final FixedForm<Instant> INSTANT =
            of("Instants", 12, Instants::put, Instants::putNullable, Instants::get, Instants::getNullable);
    static final FixedForm<Duration> DURATION =
            of("Durations", 12, Durations::put, Durations::putNullable, Durations::get, Durations::getNullable);
    static final FixedForm<LocalDate> DATE =
            of("LocalDates", 6, LocalDates::put, LocalDates::putNullable, LocalDates::get, LocalDates::getNullable);
    static final FixedForm<LocalTime> TIME =
            of("LocalTimes", 8, LocalTimes::put, LocalTimes::putNullable, LocalTimes::get, LocalTimes::getNullable);
    static final FixedForm<LocalDateTime> DATE_TIME = of(
            "LocalDateTimes",
            14,
            LocalDateTimes::put,
            LocalDateTimes::putNullable,
            LocalDateTimes::get,
            LocalDateTimes::getNullable);
    static final FixedForm<OffsetTime> OFFSET_TIME = of(
            "OffsetTimes", 12, OffsetTimes::put, OffsetTimes::putNullable, OffsetTimes::get, OffsetTimes::getNullable);
    static final FixedForm<OffsetDateTime> OFFSET_DATE_TIME = of(
            "OffsetDateTimes",
            18,
            OffsetDateTimes::put,
            OffsetDateTimes::putNullable,
            OffsetDateTimes::get,
            OffsetDateTimes::getNullable);
    static final FixedForm<Period> PERIOD =
            of("Periods", 12, Periods::put, Periods::putNullable, Periods::get, Periods::getNullable);
    static final FixedForm<Year> YEAR = of("Years", 4, Years::put, Years::putNullable, Years::get, Years::getNullable);
    static final FixedForm<YearMonth> YEAR_MONTH =
            of("YearMonths", 5, YearMonths::put, YearMonths::putNullable, YearMonths::get, YearMonths::getNullable);
    static final FixedForm<MonthDay> MONTH_DAY =
            of("MonthDays", 2, MonthDays::put, MonthDays::putNullable, MonthDays::get, MonthDays::getNullable);
    static final FixedForm<ZoneOffset> OFFSET = of(
            "ZoneOffsets", 4, ZoneOffsets::put, ZoneOffsets::putNullable, ZoneOffsets::get, ZoneOffsets::getNullable);
    static final FixedForm<UUID> ID = of("Uuids", 16, Uuids::put, Uuids::putNullable, Uuids::get, Uuids::getNullable);
    static final FixedForm<Date> UTIL_DATE =
            of("Dates", 8, Dates::put, Dates::putNullable, Dates::get, Dates::getNullable);
    static final FixedForm<java.sql.Date> SQL_DATE =
            of("SqlDates", 8, SqlDates::put, SqlDates::putNullable, SqlDates::get, SqlDates::getNullable);
    static final FixedForm<java.sql.Time> SQL_TIME =
            of("SqlTimes", 8, SqlTimes::put, SqlTimes::putNullable, SqlTimes::get, SqlTimes::getNullable);
    static final FixedForm<Timestamp> TIMESTAMP =
            of("Timestamps", 12, Timestamps::put, Timestamps::putNullable, Timestamps::get, Timestamps::getNullable);

    static final FixedForm<AtomicInteger> ATOMIC_INT = atomic(
            "AtomicIntegers",
            4,
            AtomicIntegers::put,
            AtomicIntegers::putNullable,
            AtomicIntegers::get,
            AtomicIntegers::getNullable,
            AtomicInteger::get);
    static final FixedForm<AtomicLong> ATOMIC_LONG = atomic(
            "AtomicLongs",
            8,
            AtomicLongs::put,
            AtomicLongs::putNullable,
            AtomicLongs::get,
            AtomicLongs::getNullable,
            AtomicLong::get);
    static final FixedForm<AtomicBoolean> ATOMIC_BOOLEAN = atomic(
            "AtomicBooleans",
            1,
            AtomicBooleans::put,
            AtomicBooleans::putNullable,
            AtomicBooleans::get,
            AtomicBooleans::getNullable,
            AtomicBoolean::get);

    static final FixedForm<OptionalInt> OPTIONAL_INT = optional(
            "OptionalInts",
            5,
            OptionalInts::put,
            OptionalInts::putNullable,
            OptionalInts::get,
            OptionalInts::getNullable);
    static final FixedForm<OptionalLong> OPTIONAL_LONG = optional(
            "OptionalLongs",
            9,
            OptionalLongs::put,
            OptionalLongs::putNullable,
            OptionalLongs::get,
            OptionalLongs::getNullable);
    static final FixedForm<OptionalDouble> OPTIONAL_DOUBLE = optional(
            "OptionalDoubles",
            9,
            OptionalDoubles::put,
            OptionalDoubles::putNullable,
            OptionalDoubles::get,
            OptionalDoubles::getNullable);

    static final FixedForm<Boolean> BOOLEAN =
            of("Boolean", 1, RawMemory::putBoolean, Boxes::putBoolean, Boxes::plainBoolean, Boxes::getBoolean);
    static final FixedForm<Byte> BYTE =
            of("Byte", 1, RawMemory::putByte, Boxes::putByte, Boxes::plainByte, Boxes::getByte);
    static final FixedForm<Short> SHORT =
            of("Short", 2, RawMemory::putShort, Boxes::putShort, Boxes::plainShort, Boxes::getShort);
    static final FixedForm<Character> CHARACTER =
            of("Character", 2, RawMemory::putChar, Boxes::putCharacter, Boxes::plainChar, Boxes::getCharacter);
    static final FixedForm<Integer> INTEGER =
            of("Integer", 4, RawMemory::putInt, Boxes::putInteger, Boxes::plainInt, Boxes::getInteger);
    static final FixedForm<Long> LONG =
            of("Long", 8, RawMemory::putLong, Boxes::putLong, Boxes::plainLong, Boxes::getLong);
    static final FixedForm<Float> FLOAT =
            of("Float", 4, RawMemory::putFloat, Boxes::putFloat, Boxes::plainFloat, Boxes::getFloat);
    static final FixedForm<Double> DOUBLE =
            of("Double", 8, RawMemory::putDouble, Boxes::putDouble, Boxes::plainDouble, Boxes::getDouble);

    /** Stores a value. */
    interface Put<X> {
        void put(Object base, long offset, X value);
    }

    /** Loads a value. */
    interface Get<X> {
        X get(X current, Object base, long offset);
    }

    private static <X> FixedForm<X> of(
            String name, int size, Put<X> put, Put<X> putNullable, Get<X> get, Get<X> getNullable) {
        return new FixedForm<>(name, size, true, put, putNullable, get, getNullable, value -> value, false);
    }

    private static <X> FixedForm<X> atomic(
            String name,
            int size,
            Put<X> put,
            Put<X> putNullable,
            Get<X> get,
            Get<X> getNullable,
            Function<X, Object> view) {
        return new FixedForm<>(name, size, true, put, putNullable, get, getNullable, view, true);
    }

    private static <X> FixedForm<X> optional(
            String name, int size, Put<X> put, Put<X> putNullable, Get<X> get, Get<X> getNullable) {
        return new FixedForm<>(name, size, false, put, putNullable, get, getNullable, value -> value, false);
    }

    int sizeNullable() {
        return hasPresence ? size + 1 : size;
    }

    Object seen(X value) {
        return value == null ? null : view.apply(value);
    }

    @Override
    public String toString() {
        return name;
    }
}
