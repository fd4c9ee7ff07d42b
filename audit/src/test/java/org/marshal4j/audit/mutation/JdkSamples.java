package org.marshal4j.audit.mutation;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Objects of the JDK's classes that are more than fields. */
final class JdkSamples {

    private static final Map<Class<?>, Function<Random, Object>> ALL = Map.ofEntries(
            Map.entry(BigInteger.class, random -> BigInteger.valueOf(random.nextLong())),
            Map.entry(BigDecimal.class, random -> BigDecimal.valueOf(random.nextLong(), random.nextInt(10))),
            Map.entry(UUID.class, random -> new UUID(random.nextLong(), random.nextLong())),
            Map.entry(Date.class, random -> new Date(random.nextInt())),
            Map.entry(java.sql.Date.class, random -> java.sql.Date.valueOf(date(random))),
            Map.entry(java.sql.Timestamp.class, random -> new java.sql.Timestamp(random.nextInt())),
            Map.entry(Calendar.class, random -> new GregorianCalendar(2000 + random.nextInt(30), 1, 1)),
            Map.entry(LocalDate.class, JdkSamples::date),
            Map.entry(LocalTime.class, JdkSamples::time),
            Map.entry(LocalDateTime.class, random -> date(random).atTime(time(random))),
            Map.entry(OffsetDateTime.class, JdkSamples::dateTime),
            Map.entry(ZonedDateTime.class, random -> dateTime(random).toZonedDateTime()),
            Map.entry(Instant.class, random -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000))),
            Map.entry(Duration.class, random -> Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000))),
            Map.entry(OptionalInt.class, random -> OptionalInt.of(random.nextInt())),
            Map.entry(OptionalLong.class, random -> OptionalLong.of(random.nextLong())),
            Map.entry(OptionalDouble.class, random -> OptionalDouble.of(random.nextDouble())),
            Map.entry(AtomicBoolean.class, random -> new AtomicBoolean(random.nextBoolean())),
            Map.entry(AtomicInteger.class, random -> new AtomicInteger(random.nextInt())),
            Map.entry(AtomicLong.class, random -> new AtomicLong(random.nextLong())),
            Map.entry(BitSet.class, random -> BitSet.valueOf(new long[] {random.nextLong()})),
            Map.entry(Properties.class, JdkSamples::properties),
            Map.entry(Class.class, random -> random.nextBoolean() ? String.class : Integer.class),
            Map.entry(Number.class, random -> random.nextInt()),
            Map.entry(CharSequence.class, random -> "text" + random.nextInt(1000)));

    private JdkSamples() {}

    /** Returns a random object of a class; null if it is not in the table. */
    static @Nullable Object of(Class<?> type, Random random) {
        Function<Random, Object> known = ALL.get(type);
        return known == null ? null : known.apply(random);
    }

    private static LocalDate date(Random random) {
        return LocalDate.ofEpochDay(random.nextInt(40_000));
    }

    private static LocalTime time(Random random) {
        return LocalTime.ofNanoOfDay(random.nextLong(86_400_000_000_000L));
    }

    private static OffsetDateTime dateTime(Random random) {
        return OffsetDateTime.of(date(random), time(random), ZoneOffset.ofHours(random.nextInt(10)));
    }

    private static Properties properties(Random random) {
        Properties properties = new Properties();
        properties.setProperty("key" + random.nextInt(), "value" + random.nextInt());
        return properties;
    }
}
