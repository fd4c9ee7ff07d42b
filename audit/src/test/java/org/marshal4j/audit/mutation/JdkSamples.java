package org.marshal4j.audit.mutation;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Random objects of the JDK's classes that are more than fields. */
final class JdkSamples {

    private static final Map<Class<?>, Function<Random, Object>> VALUES = new HashMap<>();

    /** A moment between 2000 and 2030. */
    private static Instant instant(Random random) {
        return Instant.ofEpochSecond(946_684_800L + random.nextInt(946_684_800), random.nextInt(1_000_000_000));
    }

    private static ZonedDateTime zoned(Random random) {
        return instant(random).atZone(one(random, ZoneId.of("Europe/Zurich"), ZoneId.of("UTC"), ZoneOffset.ofHours(2)));
    }

    private static OffsetDateTime offset(Random random) {
        return instant(random).atOffset(one(random, ZoneOffset.UTC, ZoneOffset.ofHoursMinutes(5, 30)));
    }

    /** A time of a day, of any precision that forms with several lengths know. */
    private static LocalTime time(Random random) {
        LocalTime time = LocalTime.of(random.nextInt(24), random.nextInt(60));
        return switch (random.nextInt(4)) {
            case 0 -> time.withMinute(0);
            case 1 -> time;
            case 2 -> time.withSecond(random.nextInt(60));
            default -> time.withSecond(random.nextInt(60)).withNano(random.nextInt(1_000_000_000));
        };
    }

    private static LocalDate date(Random random) {
        return zoned(random).toLocalDate();
    }

    @SafeVarargs
    private static <T> T one(Random random, T... values) {
        return values[random.nextInt(values.length)];
    }

    private static <T> void put(Class<T> type, Function<Random, Object> maker) {
        VALUES.put(type, maker);
    }

    static {
        put(BigInteger.class, random -> new BigInteger(1 + random.nextInt(90), random).subtract(BigInteger.TEN));
        put(
                BigDecimal.class,
                random -> new BigDecimal(new BigInteger(1 + random.nextInt(70), random), random.nextInt(9)));
        put(BitSet.class, random -> BitSet.valueOf(new long[] {random.nextLong(), random.nextInt(9)}));
        put(Calendar.class, random -> GregorianCalendar.from(zoned(random)));
        put(GregorianCalendar.class, random -> GregorianCalendar.from(zoned(random)));
        put(Charset.class, random -> one(random, StandardCharsets.UTF_8, StandardCharsets.US_ASCII));
        put(Class.class, random -> one(random, String.class, Date.class, ArrayList.class));
        put(Currency.class, random -> Currency.getInstance(one(random, "CHF", "EUR", "JPY")));
        put(Date.class, random -> Date.from(instant(random)));
        put(java.sql.Date.class, random -> new java.sql.Date(instant(random).toEpochMilli()));
        put(java.sql.Time.class, random -> new java.sql.Time(instant(random).toEpochMilli()));
        put(java.sql.Timestamp.class, random -> java.sql.Timestamp.from(instant(random)));
        put(Locale.class, random -> one(random, Locale.UK, Locale.JAPANESE, Locale.forLanguageTag("de-CH-1996")));
        put(TimeZone.class, random -> TimeZone.getTimeZone(one(random, "Europe/Zurich", "UTC", "GMT+03:00")));
        put(
                Pattern.class,
                random -> Pattern.compile("a+b" + random.nextInt(9), one(random, 0, Pattern.CASE_INSENSITIVE)));
        put(URI.class, random -> URI.create("https://example.com/" + random.nextInt(99)));
        put(URL.class, random -> url("https://example.com/" + random.nextInt(99)));
        put(UUID.class, random -> new UUID(random.nextLong(), random.nextLong()));
        put(StringBuilder.class, random -> new StringBuilder("text" + random.nextInt(99)));
        put(StringBuffer.class, random -> new StringBuffer("text" + random.nextInt(99)));
        put(
                Character.UnicodeBlock.class,
                random -> one(random, Character.UnicodeBlock.GREEK, Character.UnicodeBlock.THAI));
        put(AtomicBoolean.class, random -> new AtomicBoolean(random.nextBoolean()));
        put(AtomicInteger.class, random -> new AtomicInteger(random.nextInt()));
        put(AtomicLong.class, random -> new AtomicLong(random.nextLong()));
        put(AtomicReference.class, random -> new AtomicReference<>("text" + random.nextInt(99)));
        put(OptionalInt.class, random -> one(random, OptionalInt.empty(), OptionalInt.of(random.nextInt())));
        put(OptionalLong.class, random -> one(random, OptionalLong.empty(), OptionalLong.of(random.nextLong())));
        put(
                OptionalDouble.class,
                random -> one(random, OptionalDouble.empty(), OptionalDouble.of(random.nextDouble())));
        put(Duration.class, random -> Duration.ofSeconds(random.nextInt(99_999), random.nextInt(1_000_000_000)));
        put(Instant.class, JdkSamples::instant);
        put(LocalDate.class, JdkSamples::date);
        put(LocalTime.class, JdkSamples::time);
        put(LocalDateTime.class, random -> date(random).atTime(time(random)));
        put(MonthDay.class, random -> MonthDay.from(date(random)));
        put(YearMonth.class, random -> YearMonth.from(date(random)));
        put(Year.class, random -> Year.from(date(random)));
        put(Period.class, random -> Period.of(random.nextInt(9), random.nextInt(12), random.nextInt(30)));
        put(OffsetDateTime.class, JdkSamples::offset);
        put(OffsetTime.class, random -> offset(random).toOffsetTime());
        put(ZoneId.class, random -> zoned(random).getZone());
        put(ZoneOffset.class, random -> offset(random).getOffset());
        put(ZonedDateTime.class, JdkSamples::zoned);
        put(
                EnumSet.class,
                random -> EnumSet.range(TimeUnit.MICROSECONDS, one(random, TimeUnit.SECONDS, TimeUnit.DAYS)));
        put(
                EnumMap.class,
                random -> new EnumMap<>(Map.of(one(random, TimeUnit.values()), "text" + random.nextInt(99))));
        put(Enum.class, random -> one(random, TimeUnit.values()));
        put(Properties.class, JdkSamples::properties);
        put(Number.class, Random::nextInt);
        put(CharSequence.class, random -> "text" + random.nextInt(1000));
        put(Void.class, random -> null);
    }

    private JdkSamples() {}

    /** Whether objects of a class can be made here. */
    static boolean has(Class<?> type) {
        return VALUES.containsKey(type);
    }

    /** Returns a random object of a class; null if none can be made. */
    static @Nullable Object of(Class<?> type, Random random) {
        return has(type) ? VALUES.get(type).apply(random) : null;
    }

    private static Properties properties(Random random) {
        Properties properties = new Properties();
        properties.setProperty("key" + random.nextInt(), "value" + random.nextInt());
        return properties;
    }

    private static URL url(String text) {
        try {
            return URI.create(text).toURL();
        } catch (java.net.MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
