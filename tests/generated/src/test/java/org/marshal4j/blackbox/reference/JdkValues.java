package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
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
import java.util.BitSet;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.BytesStore;

/** Random values of the JDK's classes, the extreme ones often. */
final class JdkValues {
    private final Random random;
    private final Map<Class<?>, Supplier<Object>> makers = new HashMap<>();

    JdkValues(Random random, Supplier<String> texts) {
        this.random = random;
        makers.put(Instant.class, () -> pick(Instant.MIN, Instant.MAX, Instant.EPOCH, instant()));
        makers.put(
                Duration.class,
                () -> pick(
                        Duration.ZERO,
                        Duration.ofSeconds(Long.MIN_VALUE),
                        Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                        Duration.ofNanos(random.nextLong())));
        makers.put(LocalDate.class, this::date);
        makers.put(LocalTime.class, this::time);
        makers.put(LocalDateTime.class, () -> LocalDateTime.of(date(), time()));
        makers.put(OffsetTime.class, () -> OffsetTime.of(time(), offset()));
        makers.put(OffsetDateTime.class, () -> OffsetDateTime.of(date(), time(), offset()));
        makers.put(ZonedDateTime.class, () -> instant().atZone(zone()));
        makers.put(Period.class, () -> Period.of(random.nextInt(), random.nextInt(), random.nextInt()));
        makers.put(Year.class, () -> pick(Year.of(Year.MIN_VALUE), Year.of(Year.MAX_VALUE), Year.of(2026)));
        makers.put(YearMonth.class, () -> YearMonth.from(date()));
        makers.put(MonthDay.class, () -> pick(MonthDay.of(2, 29), MonthDay.from(date())));
        makers.put(ZoneOffset.class, this::offset);
        makers.put(ZoneId.class, this::zone);
        makers.put(UUID.class, () -> new UUID(random.nextLong(), random.nextLong()));
        makers.put(java.util.Date.class, () -> new java.util.Date(random.nextLong()));
        makers.put(java.sql.Date.class, () -> new java.sql.Date(random.nextLong()));
        makers.put(java.sql.Time.class, () -> new java.sql.Time(random.nextLong()));
        makers.put(java.sql.Timestamp.class, this::timestamp);
        makers.put(AtomicInteger.class, () -> new AtomicInteger(random.nextInt()));
        makers.put(AtomicLong.class, () -> new AtomicLong(random.nextLong()));
        makers.put(AtomicBoolean.class, () -> new AtomicBoolean(random.nextBoolean()));
        makers.put(OptionalInt.class, () -> pick(OptionalInt.empty(), OptionalInt.of(random.nextInt())));
        makers.put(OptionalLong.class, () -> pick(OptionalLong.empty(), OptionalLong.of(random.nextLong())));
        makers.put(
                OptionalDouble.class,
                () -> pick(OptionalDouble.empty(), OptionalDouble.of(Double.longBitsToDouble(random.nextLong()))));
        makers.put(CharSequence.class, texts::get);
        makers.put(StringBuilder.class, () -> new StringBuilder(texts.get()));
        makers.put(URI.class, () -> pick(URI.create(""), URI.create("https://acme.com/a?b=c#d"), URI.create("ü")));
        makers.put(Currency.class, () -> pick(Currency.getInstance("EUR"), Currency.getInstance("JPY")));
        makers.put(
                Locale.class,
                () -> pick(
                        Locale.ROOT,
                        Locale.GERMANY,
                        Locale.forLanguageTag("zh-Hans-CN"),
                        Locale.forLanguageTag("th-TH-u-nu-thai")));
        makers.put(
                BigInteger.class,
                () -> pick(
                        BigInteger.ZERO,
                        BigInteger.valueOf(random.nextLong()),
                        BigInteger.valueOf(Long.MIN_VALUE).subtract(BigInteger.ONE),
                        new BigInteger(random.nextInt(600), random).negate()));
        makers.put(BigDecimal.class, this::decimal);
        makers.put(
                BitSet.class,
                () -> BitSet.valueOf(random.longs(random.nextInt(4)).toArray()));
        makers.put(ByteBuffer.class, () -> ByteBuffer.wrap(bytes(), 0, 3).slice());
        makers.put(BytesStore.class, () -> BytesStore.wrap(bytes()));
    }

    /** A value of that class; null if it is none of these. */
    Object of(Class<?> type) {
        Supplier<Object> maker = makers.get(type);
        return maker == null ? null : maker.get();
    }

    private Object pick(Object... some) {
        return some[random.nextInt(some.length)];
    }

    private Instant instant() {
        return Instant.ofEpochSecond(random.nextInt() * 10L, random.nextInt(1_000_000_000));
    }

    private LocalDate date() {
        return (LocalDate) pick(LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH, LocalDate.ofEpochDay(random.nextInt()));
    }

    private LocalTime time() {
        return (LocalTime)
                pick(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON, LocalTime.ofSecondOfDay(random.nextInt(86_400)));
    }

    private ZoneOffset offset() {
        return (ZoneOffset) pick(ZoneOffset.UTC, ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.ofTotalSeconds(-3661));
    }

    private ZoneId zone() {
        return ZoneId.of((String) pick("Europe/Berlin", "America/New_York", "UTC", "Z", "+05:30", "Asia/Kathmandu"));
    }

    private Object timestamp() {
        java.sql.Timestamp value = new java.sql.Timestamp(random.nextInt() * 1000L);
        value.setNanos(random.nextInt(1_000_000_000));
        return value;
    }

    private Object decimal() {
        return pick(
                BigDecimal.ZERO,
                new BigDecimal("101.25"),
                new BigDecimal("1E+5"),
                new BigDecimal("-0.000001"),
                BigDecimal.valueOf(random.nextLong(), random.nextInt(254) - 126),
                BigDecimal.valueOf(Long.MIN_VALUE, 3),
                new BigDecimal(BigInteger.valueOf(random.nextLong()).shiftLeft(70), random.nextInt()),
                new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE));
    }

    private byte[] bytes() {
        byte[] bytes = new byte[3 + random.nextInt(20)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** All classes that there are values of. */
    static List<Class<?>> all() {
        return List.copyOf(new JdkValues(new Random(), () -> "").makers.keySet());
    }
}
