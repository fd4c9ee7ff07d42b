package org.marshal4j.stack.wire;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.sql.Timestamp;
import java.time.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.wire.InetAddressTexts;

/** A field of every type that can be marshalled. */
@Marshal
public class EveryType extends SelfDescribingMarshallable implements EveryTypeMarshallable {
    boolean aBoolean;
    byte aByte;
    short aShort;
    char aChar;
    int anInt;
    long aLong;
    float aFloat;
    double aDouble;
    Boolean boxedBoolean;
    Byte boxedByte;
    Short boxedShort;
    Character boxedChar;
    Integer boxedInt;
    Long boxedLong;
    Float boxedFloat;
    Double boxedDouble;
    Side side;
    UUID uuid;
    AtomicBoolean atomicBoolean;
    AtomicInteger atomicInteger;
    AtomicLong atomicLong;
    OptionalInt optionalInt;
    OptionalLong optionalLong;
    OptionalDouble optionalDouble;
    Optional<String> optional;
    Optional<LocalDate> noDate;
    String string;
    CharSequence charSequence;
    StringBuilder builder;
    StringBuffer shared;
    URI uri;
    InetAddress address;
    InetAddress scoped;
    List<InetAddress> addresses;
    Map<InetAddress, Integer> mapOfAddresses;
    ZoneId zone;
    Currency currency;
    Locale locale;
    BigDecimal decimal;
    BigInteger integer;
    Instant instant;
    Duration duration;
    Timestamp timestamp;
    LocalDate date;
    LocalTime time;
    LocalDateTime dateTime;
    OffsetDateTime offsetDateTime;
    OffsetTime offsetTime;
    ZoneOffset offset;
    Period period;
    Year year;
    YearMonth yearMonth;
    MonthDay monthDay;
    java.util.Date utilDate;
    java.sql.Date sqlDate;
    java.sql.Time sqlTime;
    ZonedDateTime zoned;
    boolean[] booleans;
    byte[] bytes;
    short[] shorts;
    char[] chars;
    int[] ints;
    long[] longs;
    float[] floats;
    double[] doubles;
    String[] strings;
    OrderLine[] lines;
    int[][] matrix;
    Money[] monies;
    List<String>[] listArray;
    BitSet bits;
    ByteBuffer buffer;
    Iterable<String> iterable;
    Collection<String> collection;
    List<Integer> list;
    Set<Side> set;
    SortedSet<String> sortedSet;
    NavigableSet<Long> navigableSet;
    Queue<String> queue;
    Deque<Integer> deque;
    LinkedList<Long> linkedList;
    CopyOnWriteArrayList<Short> copyOnWrite;
    EnumSet<Side> enumSet;
    List<OrderLine> lineList;
    List<List<String>> listOfLists;
    List<LocalDate> dates;
    List<BigDecimal> decimals;
    List<Period> periods;
    List<Optional<Integer>> optionals;
    Map<String, Integer> map;
    Map<Integer, OrderLine> mapOfLines;
    EnumMap<Side, String> enumMap;
    ConcurrentMap<String, Long> concurrentMap;
    TreeMap<Long, String> treeMap;
    Map<Year, List<Integer>> mapOfLists;
    SortedMap<LocalDate, Money> sortedMap;
    Map<UUID, Side> mapOfIds;
    Customer customer;
    Instrument bond;
    Instrument share;

    /** One with a value in each field. */
    static EveryType filled() {
        EveryType all = new EveryType();
        all.aBoolean = true;
        all.aByte = (byte) -7;
        all.aShort = (short) 300;
        all.aChar = 'é';
        all.anInt = -5;
        all.aLong = Long.MIN_VALUE;
        all.aFloat = 1.5f;
        all.aDouble = -0.1;
        all.boxedBoolean = true;
        all.boxedByte = (byte) 7;
        all.boxedShort = (short) -300;
        all.boxedChar = 'y';
        all.boxedInt = 5;
        all.boxedLong = 7L;
        all.boxedFloat = 2.5f;
        all.boxedDouble = 1e300;
        all.side = Side.SELL;
        all.uuid = new UUID(1, 2);
        all.atomicBoolean = new AtomicBoolean(true);
        all.atomicInteger = new AtomicInteger(4);
        all.atomicLong = new AtomicLong(-5);
        all.optionalInt = OptionalInt.of(3);
        all.optionalLong = OptionalLong.empty();
        all.optionalDouble = OptionalDouble.of(3.5);
        all.optional = Optional.of("there");
        all.noDate = Optional.empty();
        all.string = "hello: \"wörld\" 😀 # ,]}";
        all.charSequence = "chars";
        all.builder = new StringBuilder("built");
        all.shared = new StringBuffer("buffered: \"é\"");
        all.uri = URI.create("https://example.com/?a=1#b");
        all.address = InetAddressTexts.parse("192.0.2.1");
        all.scoped = InetAddressTexts.parse("fe80::1%2");
        all.addresses = new ArrayList<>(List.of(InetAddressTexts.parse("2001:db8::1")));
        all.mapOfAddresses = new LinkedHashMap<>(Map.of(InetAddressTexts.parse("192.0.2.1"), 1));
        all.zone = ZoneId.of("Europe/Paris");
        all.currency = Currency.getInstance("EUR");
        all.locale = Locale.UK;
        all.decimal = new BigDecimal("1.20");
        all.integer = BigInteger.TEN.pow(40);
        all.instant = Instant.ofEpochSecond(1, 5);
        all.duration = Duration.ofSeconds(5, 6);
        all.timestamp = new Timestamp(1234);
        all.date = LocalDate.of(2024, 2, 29);
        all.time = LocalTime.of(1, 2, 3, 4);
        all.dateTime = LocalDateTime.of(2024, 2, 29, 1, 2);
        all.offsetDateTime = OffsetDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneOffset.ofHours(2));
        all.offsetTime = OffsetTime.of(1, 2, 3, 4, ZoneOffset.ofHours(-2));
        all.offset = ZoneOffset.ofHours(3);
        all.period = Period.of(1, 2, 3);
        all.year = Year.of(2024);
        all.yearMonth = YearMonth.of(2024, 2);
        all.monthDay = MonthDay.of(2, 3);
        all.utilDate = new java.util.Date(1234);
        all.sqlDate = new java.sql.Date(86400000L);
        all.sqlTime = new java.sql.Time(1234);
        all.zoned = ZonedDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneId.of("Europe/Paris"));
        all.booleans = new boolean[] {true, false};
        all.bytes = EveryType.bytesOfAllValues();
        all.shorts = new short[] {1, -2};
        all.chars = new char[] {'a', 'ß'};
        all.ints = new int[] {1, -2};
        all.longs = new long[] {1, Long.MAX_VALUE};
        all.floats = new float[] {1.5f};
        all.doubles = new double[] {1, 2.5};
        all.strings = new String[] {"a", "b c"};
        all.lines = new OrderLine[] {EveryType.line()};
        all.matrix = new int[][] {{1}, {2, 3}};
        all.monies = new Money[] {new Money("EUR", 1)};
        all.listArray = EveryType.lists();
        all.bits = BitSet.valueOf(new long[] {5});
        all.buffer = ByteBuffer.wrap(EveryType.bytesOfAllValues());
        all.iterable = new ArrayList<>(List.of("a"));
        all.collection = new ArrayList<>(List.of("a", "b"));
        all.list = new ArrayList<>(List.of(1, 2));
        all.set = new LinkedHashSet<>(List.of(Side.SELL));
        all.sortedSet = new TreeSet<>(List.of("a"));
        all.navigableSet = new TreeSet<>(List.of(4L));
        all.queue = new ArrayDeque<>(List.of("a"));
        all.deque = new ArrayDeque<>(List.of(1));
        all.linkedList = new LinkedList<>(List.of(3L));
        all.copyOnWrite = new CopyOnWriteArrayList<>(List.of((short) 3));
        all.enumSet = EnumSet.of(Side.BUY);
        all.lineList = new ArrayList<>(List.of(EveryType.line()));
        all.listOfLists = new ArrayList<>(List.of(new ArrayList<>(List.of("q", "r")), new ArrayList<>()));
        all.dates = new ArrayList<>(List.of(LocalDate.of(2024, 1, 2)));
        all.decimals = new ArrayList<>(List.of(new BigDecimal("1.50")));
        all.periods = new ArrayList<>(List.of(Period.ofDays(3)));
        all.optionals = new ArrayList<>(List.of(Optional.of(1), Optional.empty()));
        all.map = new LinkedHashMap<>(Map.of("k", 1));
        all.mapOfLines = new LinkedHashMap<>(Map.of(1, EveryType.line()));
        all.enumMap = new EnumMap<>(Map.of(Side.BUY, "x"));
        all.concurrentMap = new ConcurrentHashMap<>(Map.of("k", 1L));
        all.treeMap = new TreeMap<>(Map.of(1L, "x"));
        all.mapOfLists = new LinkedHashMap<>(Map.of(Year.of(2024), new ArrayList<>(List.of(1))));
        all.sortedMap = new TreeMap<>(Map.of(LocalDate.of(2024, 2, 29), new Money("EUR", 1)));
        all.mapOfIds = new LinkedHashMap<>(Map.of(new UUID(1, 2), Side.SELL));
        all.customer = new Customer(1, "Ann");
        all.bond = EveryType.bond();
        all.share = new Share("x", 2);
        return all;
    }

    static OrderLine line() {
        OrderLine line = new OrderLine();
        line.product = "tea";
        line.quantity = 2;
        line.price = new BigDecimal("3.50");
        return line;
    }

    static Bond bond() {
        Bond bond = new Bond();
        bond.coupon = 2.5;
        bond.isin = "GB00";
        return bond;
    }

    static byte[] bytesOfAllValues() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    @SuppressWarnings("unchecked") // an array of a generic type cannot be made otherwise
    private static List<String>[] lists() {
        return (List<String>[]) new List<?>[] {new ArrayList<>(List.of("a"))};
    }
}
