package org.marshal4j.fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntFunction;

/** For each field of {@link Keyed}: keys that are not equal, and have the same hash code. */
final class EqualKeys {
    private static final int BITS = 14;

    /** Those that a hash table compares with all others. */
    static final Map<String, IntFunction<Object>> COMPARED = new LinkedHashMap<>();

    /** Those that it sorts. */
    static final Map<String, IntFunction<Object>> SORTED = new LinkedHashMap<>();

    static {
        COMPARED.put("optionals", i -> Optional.of(text(i)));
        COMPARED.put("lists", EqualKeys::list);
        COMPARED.put("sets", i -> Set.of(i + 1, -i - 1, 0));
        COMPARED.put("maps", i -> Map.of(i, i));
        // The words are multiplied by 1 and 2.
        COMPARED.put("bits", i -> BitSet.valueOf(new long[] {(1L << 40) ^ (2L * (i + 1)), i + 1}));
        COMPARED.put("locales", EqualKeys::locale);
        COMPARED.put("dates", EqualKeys::date);
        COMPARED.put("dateTimes", i -> LocalDate.EPOCH.atTime(LocalTime.ofNanoOfDay(folded(i))));
        COMPARED.put("zonedDateTimes", i -> dateTime(i).atZone(ZoneId.of("Etc/UTC")));
        COMPARED.put("periods", i -> Period.of(-Integer.rotateLeft(i, 8), i, 0));
        COMPARED.put("timestamps", EqualKeys::timestamp);
        COMPARED.put("sqlDates", i -> new java.sql.Date(folded(i)));
        COMPARED.put("sqlTimes", i -> new java.sql.Time(folded(i)));
        COMPARED.put("optionalLongs", i -> OptionalLong.of(folded(i)));
        COMPARED.put("optionalDoubles", i -> OptionalDouble.of(Double.longBitsToDouble(folded(i))));
        COMPARED.put("addresses", EqualKeys::address);
        COMPARED.put(
                "buffers",
                i -> ByteBuffer.wrap(
                        new StringBuilder(text(i)).reverse().toString().getBytes(StandardCharsets.US_ASCII)));
        COMPARED.put("badges", Keyed.Badge::new);

        SORTED.put("texts", EqualKeys::text);
        SORTED.put("uuids", i -> new UUID(i, i ^ 5L));
        SORTED.put("instants", i -> Instant.ofEpochSecond(folded(i)));
        SORTED.put("times", i -> LocalTime.ofNanoOfDay(folded(i)));
        SORTED.put("utilDates", i -> new java.util.Date(folded(i)));
        SORTED.put("uris", i -> URI.create(text(i)));
        SORTED.put("longs", EqualKeys::folded);
        SORTED.put("bigIntegers", EqualKeys::bigInteger);
        SORTED.put("decimals", i -> new BigDecimal(bigInteger(i), 3));
        SORTED.put("ranks", Keyed.Rank::new);
    }

    private EqualKeys() {}

    /** The two halves are xored by hash codes of longs. */
    private static long folded(int i) {
        return (long) i << 32 | (i ^ 5);
    }

    private static LocalDateTime dateTime(int i) {
        return LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.UTC).with(LocalTime.ofNanoOfDay(folded(i)));
    }

    /** "Aa" and "BB" have the same hash code, and so has whatever is made of as many of them. */
    private static String text(int i) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < BITS; bit++) {
            text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    private static List<Integer> list(int i) {
        List<Integer> list = new ArrayList<>();
        for (int bit = 0; bit < BITS; bit++) {
            boolean one = (i >> bit & 1) != 0;
            list.add(one ? 1 : 0);
            list.add(one ? 0 : 31);
        }
        return list;
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

    /** Years whose bits 11 and up are those that they are xored with. There are some hundred of them. */
    private static LocalDate date(int i) {
        int upper = i >> 1;
        int high = upper << 11 | (i & 1) << 10 | (upper & 0x3FF);
        return LocalDate.of(high << 11 | (high & 0x7FF), 1, 1);
    }

    private static java.sql.Timestamp timestamp(int i) {
        java.sql.Timestamp timestamp = new java.sql.Timestamp(0);
        timestamp.setNanos(i);
        return timestamp;
    }

    /** Its four parts of four bytes are added. */
    private static InetAddress address(int i) {
        int some = i >> 7 << 8 | (i & 0x7F);
        byte[] bytes = ByteBuffer.allocate(16)
                .putInt(some)
                .putInt(0x7F7F - some)
                .putInt(1)
                .array();
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static BigInteger bigInteger(int i) {
        return new BigInteger(
                1, ByteBuffer.allocate(8).putInt(i + 1).putInt(-31 * (i + 1)).array());
    }
}
