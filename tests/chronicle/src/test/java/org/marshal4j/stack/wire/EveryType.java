package org.marshal4j.stack.wire;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.generated.value.InetAddressTexts;

/** Has a field of every type that can be marshalled, with a value. */
@Marshal
public class EveryType extends SelfDescribingMarshallable implements EveryTypeMarshallable {
    boolean aBoolean = true;
    byte aByte = (byte) -7;
    short aShort = (short) 300;
    char aChar = 'é';
    int anInt = -5;
    long aLong = Long.MIN_VALUE;
    float aFloat = 1.5f;
    double aDouble = -0.1;
    Boolean boxedBoolean = true;
    Byte boxedByte = (byte) 7;
    Short boxedShort = (short) -300;
    Character boxedChar = 'y';
    Integer boxedInt = 5;
    Long boxedLong = 7L;
    Float boxedFloat = 2.5f;
    Double boxedDouble = 1e300;
    Side side = Side.SELL;
    UUID uuid = new UUID(1, 2);
    AtomicBoolean atomicBoolean = new AtomicBoolean(true);
    AtomicInteger atomicInteger = new AtomicInteger(4);
    AtomicLong atomicLong = new AtomicLong(-5);
    OptionalInt optionalInt = OptionalInt.of(3);
    OptionalLong optionalLong = OptionalLong.empty();
    OptionalDouble optionalDouble = OptionalDouble.of(3.5);
    Optional<String> optional = Optional.of("there");
    Optional<LocalDate> noDate = Optional.empty();
    AtomicReference<String> reference = new AtomicReference<>("there");
    AtomicReference<LocalDate> toNull = new AtomicReference<>();
    String string = "hello: \"wörld\" 😀 # ,]}";
    CharSequence charSequence = "chars";
    StringBuilder builder = new StringBuilder("built");
    StringBuffer shared = new StringBuffer("buffered: \"é\"");
    URI uri = URI.create("https://example.com/?a=1#b");
    InetAddress address = InetAddressTexts.parse("192.0.2.1");
    InetAddress scoped = InetAddressTexts.parse("fe80::1%2");
    List<InetAddress> addresses = new ArrayList<>(List.of(InetAddressTexts.parse("2001:db8::1")));
    Map<InetAddress, Integer> mapOfAddresses = new LinkedHashMap<>(Map.of(InetAddressTexts.parse("192.0.2.1"), 1));
    ZoneId zone = ZoneId.of("Europe/Paris");
    Currency currency = Currency.getInstance("EUR");
    Charset charset = StandardCharsets.ISO_8859_1;
    Locale locale = Locale.UK;
    BigDecimal decimal = new BigDecimal("1.20");
    BigInteger integer = BigInteger.TEN.pow(40);
    Instant instant = Instant.ofEpochSecond(1, 5);
    Duration duration = Duration.ofSeconds(5, 6);
    Timestamp timestamp = new Timestamp(1234);
    LocalDate date = LocalDate.of(2024, 2, 29);
    LocalTime time = LocalTime.of(1, 2, 3, 4);
    LocalDateTime dateTime = LocalDateTime.of(2024, 2, 29, 1, 2);
    OffsetDateTime offsetDateTime = OffsetDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneOffset.ofHours(2));
    OffsetTime offsetTime = OffsetTime.of(1, 2, 3, 4, ZoneOffset.ofHours(-2));
    ZoneOffset offset = ZoneOffset.ofHours(3);
    Period period = Period.of(1, 2, 3);
    Year year = Year.of(2024);
    YearMonth yearMonth = YearMonth.of(2024, 2);
    MonthDay monthDay = MonthDay.of(2, 3);
    java.util.Date utilDate = new java.util.Date(1234);
    java.sql.Date sqlDate = new java.sql.Date(86400000L);
    java.sql.Time sqlTime = new java.sql.Time(1234);
    ZonedDateTime zoned = ZonedDateTime.of(2024, 2, 29, 1, 2, 3, 4, ZoneId.of("Europe/Paris"));
    boolean[] booleans = new boolean[] {true, false};
    byte[] bytes = bytesOfAllValues();
    short[] shorts = new short[] {1, -2};
    char[] chars = new char[] {'a', 'ß'};
    int[] ints = new int[] {1, -2};
    long[] longs = new long[] {1, Long.MAX_VALUE};
    float[] floats = new float[] {1.5f};
    double[] doubles = new double[] {1, 2.5};
    String[] strings = new String[] {"a", "b c"};
    OrderLine[] lines = new OrderLine[] {line()};
    int[][] matrix = new int[][] {{1}, {2, 3}};
    Money[] monies = new Money[] {new Money("EUR", 1)};
    List<String>[] listArray = lists();
    BitSet bits = BitSet.valueOf(new long[] {5});
    ByteBuffer buffer = ByteBuffer.wrap(bytesOfAllValues());
    BytesStore<?, ?> store = BytesStore.from("stored");
    Bytes<?> chronicleBytes = Bytes.from("held: \"b\"");
    Iterable<String> iterable = new ArrayList<>(List.of("a"));
    Collection<String> collection = new ArrayList<>(List.of("a", "b"));
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Set<Side> set = new LinkedHashSet<>(List.of(Side.SELL));
    SortedSet<String> sortedSet = new TreeSet<>(List.of("a"));
    NavigableSet<Long> navigableSet = new TreeSet<>(List.of(4L));
    Queue<String> queue = new ArrayDeque<>(List.of("a"));
    Deque<Integer> deque = new ArrayDeque<>(List.of(1));
    LinkedList<Long> linkedList = new LinkedList<>(List.of(3L));
    CopyOnWriteArrayList<Short> copyOnWrite = new CopyOnWriteArrayList<>(List.of((short) 3));
    EnumSet<Side> enumSet = EnumSet.of(Side.BUY);
    List<OrderLine> lineList = new ArrayList<>(List.of(line()));
    List<List<String>> listOfLists = new ArrayList<>(List.of(new ArrayList<>(List.of("q", "r")), new ArrayList<>()));
    List<LocalDate> dates = new ArrayList<>(List.of(LocalDate.of(2024, 1, 2)));
    List<BigDecimal> decimals = new ArrayList<>(List.of(new BigDecimal("1.50")));
    List<Period> periods = new ArrayList<>(List.of(Period.ofDays(3)));
    List<Optional<Integer>> optionals = new ArrayList<>(List.of(Optional.of(1), Optional.empty()));
    Map<String, Integer> map = new LinkedHashMap<>(Map.of("k", 1));
    Map<Integer, OrderLine> mapOfLines = new LinkedHashMap<>(Map.of(1, line()));
    EnumMap<Side, String> enumMap = new EnumMap<>(Map.of(Side.BUY, "x"));
    ConcurrentMap<String, Long> concurrentMap = new ConcurrentHashMap<>(Map.of("k", 1L));
    TreeMap<Long, String> treeMap = new TreeMap<>(Map.of(1L, "x"));
    Map<Year, List<Integer>> mapOfLists = new LinkedHashMap<>(Map.of(Year.of(2024), new ArrayList<>(List.of(1))));
    SortedMap<LocalDate, Money> sortedMap = new TreeMap<>(Map.of(LocalDate.of(2024, 2, 29), new Money("EUR", 1)));
    Map<UUID, Side> mapOfIds = new LinkedHashMap<>(Map.of(new UUID(1, 2), Side.SELL));
    Hashtable<String, Integer> hashtable = new Hashtable<>(Map.of("a", 1, "b", 2, "c", 3));
    CopyOnWriteArraySet<LocalDate> copyOnWriteSet =
            new CopyOnWriteArraySet<>(List.of(LocalDate.of(2024, 1, 3), LocalDate.of(2024, 1, 2)));
    Map.Entry<Integer, LocalDate> entry = Map.entry(5, LocalDate.of(2024, 1, 2));
    AbstractMap.SimpleEntry<String, OrderLine> simpleEntry = new AbstractMap.SimpleEntry<>("k", line());
    AbstractMap.SimpleImmutableEntry<LocalDate, List<Integer>> immutableEntry =
            new AbstractMap.SimpleImmutableEntry<>(LocalDate.of(2024, 1, 2), new ArrayList<>(List.of(1, 2)));
    Map.Entry<String, Long> entryOfNulls = new AbstractMap.SimpleEntry<>(null, null);
    List<Map.Entry<String, Float>> entries = new ArrayList<>(List.of(Map.entry("x: y", 1.5f), Map.entry("", -1f)));
    Customer customer = new Customer(1, "Ann");
    Instrument bond = bond();
    Instrument share = new Share("x", 2);

    /** Returns an object that has null or zero in each field. */
    static EveryType empty() {
        EveryType none = new EveryType();
        try {
            for (Field field : EveryType.class.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.set(none, Array.get(Array.newInstance(field.getType(), 1), 0));
                }
            }
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
        return none;
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

    @SuppressWarnings("unchecked") // an array of a generic type cannot be created in any other way
    private static List<String>[] lists() {
        return (List<String>[]) new List<?>[] {new ArrayList<>(List.of("a"))};
    }
}
