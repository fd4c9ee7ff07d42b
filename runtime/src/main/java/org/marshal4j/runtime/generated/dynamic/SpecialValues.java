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
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.BigIntegers;
import org.marshal4j.runtime.generated.value.InetAddressTexts;
import org.marshal4j.runtime.generated.value.InetAddresses;
import org.marshal4j.runtime.generated.value.InetSocketAddresses;
import org.marshal4j.runtime.generated.value.StopBitBigDecimals;
import org.marshal4j.runtime.generated.value.StopBitDateTimes;
import org.marshal4j.runtime.generated.value.StopBitDates;
import org.marshal4j.runtime.generated.value.StopBitDurations;
import org.marshal4j.runtime.generated.value.StopBitInstants;
import org.marshal4j.runtime.generated.value.StopBitTimes;
import org.marshal4j.runtime.generated.value.StopBits;
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
                    StopBitBigDecimals::write,
                    StopBitBigDecimals::read,
                    StopBitBigDecimals::sizeOf,
                    StopBitBigDecimals::skip,
                    SpecialValues::decimal,
                    BigDecimal::toString),
            new SpecialValue<>(
                    Instant.class,
                    SpecialKind.STOP_INSTANT,
                    StopBitInstants::writeRequired,
                    StopBitInstants::readRequired,
                    StopBitInstants::sizeOfRequired,
                    StopBitInstants::skipRequired,
                    random -> Instant.ofEpochSecond(random.nextInt(), millis(random)),
                    Instant::toString),
            new SpecialValue<>(
                    Duration.class,
                    SpecialKind.STOP_DURATION,
                    StopBitDurations::writeRequired,
                    StopBitDurations::readRequired,
                    StopBitDurations::sizeOfRequired,
                    StopBitDurations::skipRequired,
                    random -> Duration.ofSeconds(random.nextInt(1_000_000), millis(random)),
                    Duration::toString),
            new SpecialValue<>(
                    LocalDate.class,
                    SpecialKind.STOP_DATE,
                    StopBitDates::writeRequired,
                    StopBitDates::readRequired,
                    StopBitDates::sizeOfRequired,
                    StopBitDates::skipRequired,
                    SpecialValues::date,
                    LocalDate::toString),
            new SpecialValue<>(
                    LocalTime.class,
                    SpecialKind.STOP_TIME,
                    StopBitTimes::writeRequired,
                    StopBitTimes::readRequired,
                    StopBitTimes::sizeOfRequired,
                    StopBitTimes::skipRequired,
                    SpecialValues::time,
                    LocalTime::toString),
            new SpecialValue<>(
                    LocalDateTime.class,
                    SpecialKind.STOP_DATE_TIME,
                    StopBitDateTimes::writeRequired,
                    StopBitDateTimes::readRequired,
                    StopBitDateTimes::sizeOfRequired,
                    StopBitDateTimes::skipRequired,
                    random -> date(random).atTime(time(random)),
                    LocalDateTime::toString),
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

    private static ZonedDateTime zoned(Random random) {
        int year = 1970 + random.nextInt(99);
        int month = 1 + random.nextInt(12);
        LocalDate date = LocalDate.of(year, month, 1 + random.nextInt(28));
        long nanos = Math.floorMod(random.nextLong(), LocalTime.MAX.toNanoOfDay() + 1);
        return LocalDateTime.of(date, LocalTime.ofNanoOfDay(nanos)).atZone(ZoneId.of("UTC"));
    }
}
