package org.marshal4j.fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZonedDateTime;
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
import org.marshal4j.blackbox.reference.SameHashes;

/** For each field of {@link Keyed}: different keys with the same hash code. */
final class EqualKeys {
    private static final int BITS = 14;

    /** Keys that a hash table compares with all others. */
    static final Map<String, IntFunction<?>> COMPARED = new LinkedHashMap<>();

    /** Keys that a hash table sorts. */
    static final Map<String, IntFunction<?>> SORTED = new LinkedHashMap<>();

    static {
        IntFunction<String> texts = SameHashes.of(String.class);
        COMPARED.put("optionals", i -> Optional.of(texts.apply(i)));
        COMPARED.put("lists", EqualKeys::list);
        COMPARED.put("sets", i -> Set.of(i + 1, -i - 1, 0));
        COMPARED.put("maps", i -> Map.of(i, i));
        COMPARED.put("entries", i -> Map.entry(texts.apply(i), 1));
        COMPARED.put("bits", SameHashes.of(BitSet.class));
        COMPARED.put("locales", SameHashes.of(Locale.class));
        COMPARED.put("dates", SameHashes.of(LocalDate.class));
        COMPARED.put("dateTimes", SameHashes.of(LocalDateTime.class));
        COMPARED.put("zonedDateTimes", SameHashes.of(ZonedDateTime.class));
        COMPARED.put("periods", SameHashes.of(Period.class));
        COMPARED.put("timestamps", SameHashes.of(Timestamp.class));
        COMPARED.put("sqlDates", SameHashes.of(java.sql.Date.class));
        COMPARED.put("sqlTimes", SameHashes.of(java.sql.Time.class));
        COMPARED.put("optionalLongs", SameHashes.of(OptionalLong.class));
        COMPARED.put("optionalDoubles", SameHashes.of(OptionalDouble.class));
        COMPARED.put("addresses", SameHashes.of(InetAddress.class));
        COMPARED.put("buffers", SameHashes.of(ByteBuffer.class));
        COMPARED.put("badges", Keyed.Badge::new);

        SORTED.put("texts", texts);
        SORTED.put("uuids", SameHashes.of(UUID.class));
        SORTED.put("instants", SameHashes.of(Instant.class));
        SORTED.put("times", SameHashes.of(LocalTime.class));
        SORTED.put("utilDates", SameHashes.of(java.util.Date.class));
        SORTED.put("uris", SameHashes.of(URI.class));
        SORTED.put("longs", SameHashes.of(Long.class));
        SORTED.put("bigIntegers", SameHashes.of(BigInteger.class));
        SORTED.put("decimals", SameHashes.of(BigDecimal.class));
        SORTED.put("ranks", Keyed.Rank::new);
    }

    private EqualKeys() {}

    private static List<Integer> list(int i) {
        List<Integer> list = new ArrayList<>();
        for (int bit = 0; bit < BITS; bit++) {
            boolean one = (i >> bit & 1) != 0;
            list.add(one ? 1 : 0);
            list.add(one ? 0 : 31);
        }
        return list;
    }
}
