package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.IntFunction;

/**
 * Different values with the same hash code, for each class of {@link Leaves} and each box for which anybody can make
 * them. A row of {@link Leaves} may have its own.
 */
public final class SameHashes {
    private static final int BITS = 14;

    /** How many different values there are of a class. */
    public static final int MANY = 1 << BITS;

    /** How many dates there are: the range of years is limited. */
    public static final int DATES = 470;

    private static final Map<Class<?>, IntFunction<?>> ALL = new HashMap<>();

    static {
        texts();
        numbers();
        times();
        dates();
    }

    private SameHashes() {}

    private static <X> void add(Class<X> type, IntFunction<X> values) {
        ALL.put(type, values);
    }

    private static void texts() {
        add(String.class, SameHashes::text);
        add(URI.class, i -> URI.create(text(i)));
        add(Locale.class, SameHashes::locale);
        add(
                ByteBuffer.class,
                i -> ByteBuffer.wrap(
                        new StringBuilder(text(i)).reverse().toString().getBytes(StandardCharsets.US_ASCII)));
    }

    private static void numbers() {
        add(Long.class, SameHashes::folded);
        add(Double.class, i -> Double.longBitsToDouble(folded(i)));
        add(OptionalLong.class, i -> OptionalLong.of(folded(i)));
        add(OptionalDouble.class, i -> OptionalDouble.of(Double.longBitsToDouble(folded(i))));
        add(UUID.class, i -> new UUID(i, i ^ 5L));
        add(BigInteger.class, SameHashes::bigInteger);
        add(BigDecimal.class, i -> new BigDecimal(bigInteger(i), 3));
        // The words are multiplied by 1 and 2.
        add(BitSet.class, i -> BitSet.valueOf(new long[] {(1L << 40) ^ (2L * (i + 1)), i + 1}));
    }

    private static void times() {
        add(Instant.class, i -> Instant.ofEpochSecond(folded(i)));
        add(Duration.class, i -> Duration.ofSeconds(folded(i)));
        add(LocalTime.class, SameHashes::time);
        add(OffsetTime.class, i -> time(i).atOffset(ZoneOffset.UTC));
        add(java.util.Date.class, i -> new java.util.Date(folded(i)));
        add(java.sql.Date.class, i -> new java.sql.Date(folded(i)));
        add(java.sql.Time.class, i -> new java.sql.Time(folded(i)));
        add(Timestamp.class, SameHashes::timestamp);
    }

    private static void dates() {
        add(LocalDate.class, SameHashes::date);
        add(LocalDateTime.class, SameHashes::dateTime);
        add(OffsetDateTime.class, i -> dateTime(i).atOffset(ZoneOffset.UTC));
        add(ZonedDateTime.class, i -> dateTime(i).atZone(ZoneId.of("Etc/UTC")));
        add(Period.class, i -> Period.of(-Integer.rotateLeft(i, 8), i, 0));
    }

    /**
     * Returns the values numbered from 0 to {@link #MANY}, or to {@link #DATES} for {@code LocalDate}. Returns null if
     * nobody can choose the hash codes of that class.
     */
    @SuppressWarnings("unchecked") // each is found under its own class
    public static <X> IntFunction<X> of(Class<X> type) {
        IntFunction<X> made = (IntFunction<X>) ALL.get(type);
        Leaf<X> leaf = (Leaf<X>) Leaves.of(type);
        return made == null && leaf != null ? leaf.sameHashes() : made;
    }

    /** "Aa" and "BB" have the same hash code, and so do texts made of the same number of them. */
    private static String text(int i) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < BITS; bit++) {
            text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    /** Variants, all different, of pairs such as "AP" and "B1". */
    private static Locale locale(int i) {
        StringBuilder tag = new StringBuilder("de");
        for (int bit = 0; bit < BITS; bit++) {
            if (bit % 4 == 0) {
                tag.append('-');
            }
            char first = (char) ('A' + 2 * (bit / 4));
            tag.append((i >> bit & 1) == 0 ? first + "P" : (char) (first + 1) + "1");
        }
        return Locale.forLanguageTag(tag.append("00").toString());
    }

    /** The hash code of a long is its two halves combined with xor. */
    private static long folded(int i) {
        return (long) i << 32 | (i ^ 5);
    }

    private static BigInteger bigInteger(int i) {
        return new BigInteger(
                1, ByteBuffer.allocate(8).putInt(i + 1).putInt(-31 * (i + 1)).array());
    }

    private static LocalTime time(int i) {
        return LocalTime.ofNanoOfDay(folded(i));
    }

    private static LocalDateTime dateTime(int i) {
        return LocalDate.EPOCH.atTime(time(i));
    }

    /** Years whose bits from 11 up equal the bits that they are combined with by xor. */
    private static LocalDate date(int i) {
        int upper = i >> 1;
        int high = upper << 11 | (i & 1) << 10 | (upper & 0x3FF);
        return LocalDate.of(high << 11 | (high & 0x7FF), 1, 1);
    }

    private static Timestamp timestamp(int i) {
        Timestamp timestamp = new Timestamp(0);
        timestamp.setNanos(i);
        return timestamp;
    }
}
