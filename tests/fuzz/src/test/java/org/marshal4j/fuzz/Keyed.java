package org.marshal4j.fuzz;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.marshal4j.Marshal;

/**
 * Containers that hash their elements or keys, for every class of which anybody can make objects with a chosen hash
 * code.
 */
@Marshal
public class Keyed {
    public Map<Optional<String>, Integer> optionals;
    public Set<List<Integer>> lists;
    public HashSet<Set<Integer>> sets;
    public LinkedHashSet<Map<Integer, Integer>> maps;
    public Set<Map.Entry<String, Integer>> entries;
    public Set<BitSet> bits;
    public ConcurrentMap<Locale, String> locales;
    public HashMap<LocalDate, Integer> dates;
    public LinkedHashMap<LocalDateTime, Integer> dateTimes;
    public Set<ZonedDateTime> zonedDateTimes;
    public ConcurrentHashMap<Period, Integer> periods;
    public Set<java.sql.Timestamp> timestamps;
    public Set<java.sql.Date> sqlDates;
    public Set<java.sql.Time> sqlTimes;
    public Map<OptionalLong, Integer> optionalLongs;
    public Set<OptionalDouble> optionalDoubles;
    public Map<InetAddress, Integer> addresses;
    public Set<ByteBuffer> buffers;
    public Set<Badge> badges;

    public Set<String> texts;
    public Map<UUID, Integer> uuids;
    public ConcurrentMap<Instant, Integer> instants;
    public Set<LocalTime> times;
    public Set<java.util.Date> utilDates;
    public Map<URI, Integer> uris;
    public Set<Long> longs;
    public Set<BigInteger> bigIntegers;
    public Map<BigDecimal, Integer> decimals;
    public Set<Rank> ranks;

    /** All its objects have the same hash code. */
    @Marshal
    public record Badge(int number) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    /** All its objects have the same hash code, and they are comparable. */
    @Marshal
    public record Rank(int number) implements Comparable<Rank> {
        @Override
        public int compareTo(Rank other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }
}
