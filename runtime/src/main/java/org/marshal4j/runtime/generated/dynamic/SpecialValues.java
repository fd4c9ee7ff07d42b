package org.marshal4j.runtime.generated.dynamic;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
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
import java.util.Date;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.stopbit.StopBitBigDecimals;
import org.marshal4j.runtime.generated.stopbit.StopBitDates;
import org.marshal4j.runtime.generated.stopbit.StopBitDurations;
import org.marshal4j.runtime.generated.stopbit.StopBitInstants;
import org.marshal4j.runtime.generated.stopbit.StopBitLocalDateTimes;
import org.marshal4j.runtime.generated.stopbit.StopBitLocalDates;
import org.marshal4j.runtime.generated.stopbit.StopBitLocalTimes;
import org.marshal4j.runtime.generated.stopbit.StopBitOffsetDateTimes;
import org.marshal4j.runtime.generated.stopbit.StopBitOffsetTimes;
import org.marshal4j.runtime.generated.stopbit.StopBitOptionalDoubles;
import org.marshal4j.runtime.generated.stopbit.StopBitOptionalInts;
import org.marshal4j.runtime.generated.stopbit.StopBitOptionalLongs;
import org.marshal4j.runtime.generated.stopbit.StopBitPeriods;
import org.marshal4j.runtime.generated.stopbit.StopBitYearMonths;
import org.marshal4j.runtime.generated.stopbit.StopBitYears;
import org.marshal4j.runtime.generated.stopbit.StopBitZoneOffsets;
import org.marshal4j.runtime.generated.stopbit.StopBitZonedDateTimes;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.BigIntegers;
import org.marshal4j.runtime.generated.value.InetAddressTexts;
import org.marshal4j.runtime.generated.value.InetAddresses;
import org.marshal4j.runtime.generated.value.InetSocketAddresses;
import org.marshal4j.runtime.generated.value.StopBits;
import org.marshal4j.runtime.generated.value.Timestamps;
import org.marshal4j.runtime.generated.value.ZonedDateTimes;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.SpecialKind;

/**
 * The table of classes whose values have a wire type of their own and bytes that determine their size. Dynamic values,
 * views and dumps know these classes from here. Those of them whose wire type has a tag can be dynamic values.
 */
public final class SpecialValues {
    static final List<SpecialValue<?>> ALL = List.of(
            new SpecialValue<>(
                    BigInteger.class,
                    SpecialKind.BIGINT,
                    BigIntegers::write,
                    BigIntegers::read,
                    BigIntegers::sizeOf,
                    BigIntegers::skip,
                    random -> BigInteger.valueOf(random.nextLong()),
                    BigInteger::toString),
            new SpecialValue<>(
                    BigDecimal.class,
                    SpecialKind.DECIMAL,
                    BigDecimals::write,
                    BigDecimals::read,
                    BigDecimals::sizeOf,
                    BigDecimals::skip,
                    SpecialValues::decimal,
                    BigDecimal::toString),
            new SpecialValue<>(
                    BigDecimal.class,
                    SpecialKind.STOP_DECIMAL,
                    StopBitBigDecimals.FORM::write,
                    StopBitBigDecimals.FORM::read,
                    StopBitBigDecimals.FORM::sizeOf,
                    StopBitBigDecimals.FORM::skip,
                    SpecialValues::decimal,
                    BigDecimal::toString),
            SpecialValue.of(
                    Instant.class,
                    SpecialKind.STOP_INSTANT,
                    StopBitInstants.FORM,
                    random -> Instant.ofEpochSecond(random.nextInt(), millis(random))),
            SpecialValue.of(
                    Duration.class,
                    SpecialKind.STOP_DURATION,
                    StopBitDurations.FORM,
                    random -> Duration.ofSeconds(random.nextInt(1_000_000), millis(random))),
            SpecialValue.of(LocalDate.class, SpecialKind.STOP_DATE, StopBitLocalDates.FORM, SpecialValues::date),
            SpecialValue.of(LocalTime.class, SpecialKind.STOP_TIME, StopBitLocalTimes.FORM, SpecialValues::time),
            SpecialValue.of(
                    LocalDateTime.class,
                    SpecialKind.STOP_DATE_TIME,
                    StopBitLocalDateTimes.FORM,
                    SpecialValues::dateTime),
            SpecialValue.of(
                    OffsetTime.class,
                    SpecialKind.STOP_OFFSET_TIME,
                    StopBitOffsetTimes.FORM,
                    random -> time(random).atOffset(offset(random))),
            SpecialValue.of(
                    OffsetDateTime.class,
                    SpecialKind.STOP_OFFSET_DATE_TIME,
                    StopBitOffsetDateTimes.FORM,
                    random -> dateTime(random).atOffset(offset(random))),
            SpecialValue.of(
                    ZonedDateTime.class,
                    SpecialKind.STOP_ZONED_DATE_TIME,
                    StopBitZonedDateTimes.FORM,
                    SpecialValues::zoned),
            SpecialValue.of(
                    ZoneOffset.class, SpecialKind.STOP_ZONE_OFFSET, StopBitZoneOffsets.FORM, SpecialValues::offset),
            SpecialValue.of(
                    Period.class,
                    SpecialKind.STOP_PERIOD,
                    StopBitPeriods.FORM,
                    random -> Period.of(random.nextInt(9), random.nextInt(12), random.nextInt(28))),
            SpecialValue.of(Year.class, SpecialKind.STOP_YEAR, StopBitYears.FORM, random -> Year.from(date(random))),
            SpecialValue.of(
                    YearMonth.class,
                    SpecialKind.STOP_YEAR_MONTH,
                    StopBitYearMonths.FORM,
                    random -> YearMonth.from(date(random))),
            SpecialValue.of(
                    Date.class,
                    SpecialKind.STOP_MILLIS,
                    StopBitDates.FORM,
                    random -> Date.from(Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE)))),
            // As dumps have Timestamps.
            new SpecialValue<>(
                    Instant.class,
                    SpecialKind.STOP_TIMESTAMP,
                    StopBitInstants.FORM::writeRequired,
                    SpecialValues::timestamp,
                    StopBitInstants.FORM::sizeOfRequired,
                    SpecialValues::skipSeconds,
                    random -> Instant.ofEpochSecond(random.nextInt(), millis(random)),
                    Instant::toString),
            SpecialValue.of(
                    OptionalInt.class,
                    SpecialKind.STOP_OPTIONAL_INT,
                    StopBitOptionalInts.FORM,
                    random -> OptionalInt.of(random.nextInt(1000))),
            SpecialValue.of(
                    OptionalLong.class,
                    SpecialKind.STOP_OPTIONAL_LONG,
                    StopBitOptionalLongs.FORM,
                    random -> OptionalLong.of(random.nextInt(1000))),
            SpecialValue.of(
                    OptionalDouble.class,
                    SpecialKind.STOP_OPTIONAL_DOUBLE,
                    StopBitOptionalDoubles.FORM,
                    random -> OptionalDouble.of(random.nextInt(1000) / 4d)),
            new SpecialValue<>(
                    ZonedDateTime.class,
                    SpecialKind.ZONED_DATE_TIME,
                    ZonedDateTimes::writeRequired,
                    ZonedDateTimes::readRequired,
                    ZonedDateTimes::sizeOfRequired,
                    ZonedDateTimes::skipRequired,
                    SpecialValues::zoned,
                    ZonedDateTime::toString),
            new SpecialValue<>(
                    InetAddress.class,
                    SpecialKind.IP_ADDRESS,
                    InetAddresses::write,
                    InetAddresses::read,
                    InetAddresses::sizeOf,
                    InetAddresses::skip,
                    InetAddresses::sample,
                    InetAddressTexts::text),
            new SpecialValue<>(
                    InetSocketAddress.class,
                    SpecialKind.SOCKET_ADDRESS,
                    InetSocketAddresses::write,
                    InetSocketAddresses::read,
                    InetSocketAddresses::sizeOf,
                    InetSocketAddresses::skip,
                    InetSocketAddresses::sample,
                    InetSocketAddresses::text));

    private static final Map<SpecialKind, SpecialValue<?>> BY_KIND = new EnumMap<>(SpecialKind.class);
    private static final Map<DynamicTag, SpecialValue<?>> BY_TAG = new EnumMap<>(DynamicTag.class);

    static {
        for (SpecialValue<?> row : ALL) {
            BY_KIND.put(row.kind(), row);
            DynamicTag.of(row.wireType()).ifPresent(tag -> BY_TAG.put(tag, row));
        }
    }

    private SpecialValues() {}

    /** The row of a kind; empty for numbers of a primitive type, as {@link StopBits} writes them. */
    public static Optional<SpecialValue<?>> of(SpecialKind kind) {
        return Optional.ofNullable(BY_KIND.get(kind));
    }

    /** The row of the class that a tag is for; null if it is not in this table. */
    static @Nullable SpecialValue<?> of(DynamicTag tag) {
        return BY_TAG.get(tag);
    }

    private static BigDecimal decimal(Random random) {
        int scale = random.nextInt(5);
        return BigDecimal.valueOf(random.nextInt(1_000_000), scale);
    }

    private static int millis(Random random) {
        return random.nextInt(1000) * 1_000_000;
    }

    private static LocalDate date(Random random) {
        return LocalDate.ofEpochDay(random.nextInt(40_000));
    }

    private static LocalTime time(Random random) {
        return LocalTime.ofSecondOfDay(random.nextInt(86_400)).withNano(millis(random));
    }

    private static LocalDateTime dateTime(Random random) {
        return date(random).atTime(time(random));
    }

    private static ZoneOffset offset(Random random) {
        return ZoneOffset.ofHours(random.nextInt(24) - 12);
    }

    private static Instant timestamp(@Nullable Instant current, Input in) {
        Instant read = StopBitInstants.FORM.readRequired(current, in);
        Timestamps.possible(read.getEpochSecond());
        return read;
    }

    private static boolean skipSeconds(Input in) {
        StopBitInstants.FORM.skipRequired(in);
        return true;
    }

    private static ZonedDateTime zoned(Random random) {
        int year = 1970 + random.nextInt(99);
        int month = 1 + random.nextInt(12);
        LocalDate date = LocalDate.of(year, month, 1 + random.nextInt(28));
        long nanos = Math.floorMod(random.nextLong(), LocalTime.MAX.toNanoOfDay() + 1);
        return LocalDateTime.of(date, LocalTime.ofNanoOfDay(nanos)).atZone(ZoneId.of("UTC"));
    }
}
