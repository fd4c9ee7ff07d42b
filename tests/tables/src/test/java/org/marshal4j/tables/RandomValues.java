package org.marshal4j.tables;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Currency;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;

/** Random values from a seed. A column can hold each of them. */
final class RandomValues {
    private static final List<String> TEXTS =
            List.of("", "a", "ä€😀", "twelve bytes", "thirteen byte", "x".repeat(300));
    private static final List<ZoneId> ZONES =
            List.of(ZoneId.of("Europe/Berlin"), ZoneId.of("UTC"), ZoneId.of("+01:00"), ZoneId.of("UTC-3"));

    private final Random random;

    RandomValues(long seed) {
        this.random = new Random(seed);
    }

    Every every() {
        Every every = new Every();
        numbers(every);
        texts(every);
        times(every);
        lists(every);
        every.point = perhaps(this::point);
        every.requiredPoint = point();
        return every;
    }

    private void numbers(Every every) {
        every.aBoolean = random.nextBoolean();
        every.aByte = (byte) random.nextInt();
        every.aShort = (short) random.nextInt();
        every.aChar = (char) random.nextInt();
        every.anInt = random.nextInt();
        every.aLong = random.nextLong();
        every.aFloat = Float.intBitsToFloat(random.nextInt() & 0x7F7F_FFFF);
        every.aDouble = random.nextGaussian();
        every.stopBit = random.nextLong();
        every.stopBitDouble = random.nextInt() / 100d;
        every.stopBitFloat = perhaps(random::nextFloat);
        every.booleanBox = perhaps(random::nextBoolean);
        every.byteBox = perhaps(() -> (byte) random.nextInt());
        every.shortBox = perhaps(() -> (short) random.nextInt());
        every.charBox = perhaps(() -> (char) random.nextInt());
        every.intBox = perhaps(random::nextInt);
        every.longBox = perhaps(random::nextLong);
        every.floatBox = perhaps(random::nextFloat);
        every.doubleBox = perhaps(random::nextDouble);
        every.requiredBox = random.nextInt();
        every.optionalInt = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt());
        every.optionalLong = random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextLong());
        every.optionalDouble = random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(random.nextDouble());
        every.uuid = perhaps(this::uuid);
        every.stopBitOptional = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt());
        every.stopBitOffset = perhaps(() -> OffsetDateTime.of(
                LocalDate.ofEpochDay(random.nextInt(2_000_000_000) - 1_000_000_000), time(), offset()));
        every.stopBitDate = perhaps(() -> LocalDate.ofEpochDay(random.nextInt()));
        every.stopBitDecimal = perhaps(() -> BigDecimal.valueOf(random.nextInt(), 2));
        every.decimal =
                perhaps(() -> new BigDecimal(new BigInteger(random.nextInt(200), random), random.nextInt(60) - 30));
        every.scaled = perhaps(() -> new BigDecimal(signed(random.nextInt(127)), 10));
        every.integer = perhaps(() -> new BigInteger(random.nextInt(200), random).negate());
    }

    private void texts(Every every) {
        every.side = perhaps(this::side);
        every.requiredSide = side();
        every.known = perhaps(() -> one(List.of("", "a", "longer than twelve bytes")));
        every.text = perhaps(this::text);
        every.requiredText = text();
        every.fixedText = perhaps(() -> one(List.of("", "a", "12345678")));
        every.chars = perhaps(this::text);
        every.bytes = perhaps(() -> {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            return bytes;
        });
        every.uri = perhaps(() -> URI.create("https://example.com/" + random.nextInt() + "?q=%20#f"));
        every.charset = perhaps(() -> one(List.<Charset>of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)));
        every.currency = perhaps(() -> Currency.getInstance(one(List.of("EUR", "GBP", "XAU"))));
    }

    private void times(Every every) {
        every.instant = perhaps(this::instant);
        every.date = perhaps(() -> LocalDate.ofEpochDay(random.nextInt()));
        every.time = perhaps(this::time);
        every.dateTime = perhaps(() -> LocalDateTime.ofInstant(instant(), ZoneOffset.UTC));
        every.duration = perhaps(() -> Duration.ofNanos(random.nextLong()));
        every.monthDay = perhaps(() -> MonthDay.of(1 + random.nextInt(12), 1 + random.nextInt(28)));
        every.offset = perhaps(this::offset);
        every.offsetDateTime = perhaps(() -> OffsetDateTime.of(
                LocalDate.ofEpochDay(random.nextInt(2_000_000_000) - 1_000_000_000), time(), offset()));
        every.offsetTime = perhaps(() -> OffsetTime.of(time(), offset()));
        every.period = perhaps(() -> Period.of(random.nextInt(), random.nextInt(), random.nextInt()));
        every.yearMonth = perhaps(() -> YearMonth.of(
                one(List.of(Year.MIN_VALUE, -5, 0, 7, 2024, 12_345, Year.MAX_VALUE)), 1 + random.nextInt(12)));
        every.zone = perhaps(() -> one(ZONES));
    }

    private void lists(Every every) {
        every.booleans = perhaps(() -> {
            boolean[] booleans = new boolean[random.nextInt(70)];
            for (int i = 0; i < booleans.length; i++) {
                booleans[i] = random.nextBoolean();
            }
            return booleans;
        });
        every.shorts = perhaps(() -> new short[] {1, (short) random.nextInt()});
        every.charArray = perhaps(() -> text().toCharArray());
        every.ints = perhaps(() -> random.ints(random.nextInt(9)).toArray());
        every.longs = perhaps(() -> random.longs(random.nextInt(9)).toArray());
        every.floats = perhaps(() -> new float[] {random.nextFloat(), -0f, Float.NaN});
        every.doubles = perhaps(() -> random.doubles(random.nextInt(9)).toArray());
        every.three = random.doubles(3).toArray();
        every.texts = perhaps(() -> list(() -> perhaps(this::text)));
        every.boxes = perhaps(() -> list(() -> perhaps(random::nextInt)));
        every.sides = perhaps(() -> list(() -> perhaps(this::side)));
        every.instants = perhaps(() -> list(() -> perhaps(this::instant)));
        every.uuids = perhaps(() -> list(() -> perhaps(this::uuid)));
        nested(every);
    }

    private void nested(Every every) {
        every.points = perhaps(() -> list(() -> perhaps(this::point)));
        every.lines = perhaps(() -> list(() -> perhaps(this::line)));
        every.listsOfTexts = perhaps(() -> list(() -> perhaps(() -> list(() -> perhaps(this::text)))));
        every.arrays = perhaps(() ->
                list(() -> perhaps(() -> random.ints(random.nextInt(4)).toArray())));
        every.decimals = perhaps(() -> list(() -> perhaps(() -> BigDecimal.valueOf(random.nextLong(), 3))));
        every.tags = perhaps(() -> new LinkedHashSet<>(list(() -> perhaps(this::text))));
        every.sorted = perhaps(() -> new TreeSet<>(list(random::nextInt)));
        every.sideSet = perhaps(() -> {
            EnumSet<Side> sides = EnumSet.noneOf(Side.class);
            sides.addAll(list(this::side));
            return sides;
        });
        every.queue = perhaps(() -> new ArrayDeque<>(list(this::instant)));
        every.counts = perhaps(() -> map(new LinkedHashMap<>(), this::text, () -> perhaps(random::nextInt)));
        every.shapes = perhaps(() -> map(new TreeMap<>(), random::nextLong, () -> perhaps(() -> list(this::point))));
        every.nested = perhaps(() -> map(
                new LinkedHashMap<>(),
                this::side,
                () -> perhaps(() -> map(new LinkedHashMap<>(), this::text, () -> perhaps(this::line)))));
        every.table = perhaps(() -> map(new Hashtable<>(), random::nextInt, this::text));
        every.few = perhaps(() -> new CopyOnWriteArraySet<>(list(() -> perhaps(random::nextInt))));
    }

    private <K, V, M extends Map<K, V>> M map(M map, Supplier<K> key, Supplier<V> value) {
        for (int i = random.nextInt(4); i > 0; i--) {
            map.put(key.get(), value.get());
        }
        return map;
    }

    Quote quote(long sequence) {
        return Quote.of(
                text(),
                sequence,
                random.nextGaussian(),
                perhaps(this::side),
                perhaps(random::nextInt),
                perhaps(() -> one(List.of("XETR", "XLON"))),
                perhaps(this::instant));
    }

    Line line() {
        return new Line(perhaps(this::text), perhaps(this::point), perhaps(this::point));
    }

    Point point() {
        return new Point(random.nextInt(), random.nextLong());
    }

    String text() {
        return one(TEXTS);
    }

    /** Up to 126 bits, which have 38 digits. */
    private BigInteger signed(int bits) {
        BigInteger number = new BigInteger(bits, random);
        return random.nextBoolean() ? number : number.negate();
    }

    private UUID uuid() {
        return new UUID(random.nextLong(), random.nextLong());
    }

    private Side side() {
        return one(List.of(Side.values()));
    }

    private Instant instant() {
        long nanos = random.nextLong();
        return Instant.ofEpochSecond(Math.floorDiv(nanos, 1_000_000_000), Math.floorMod(nanos, 1_000_000_000));
    }

    private LocalTime time() {
        return LocalTime.ofNanoOfDay((random.nextLong() >>> 1) % (LocalTime.MAX.toNanoOfDay() + 1));
    }

    private ZoneOffset offset() {
        return ZoneOffset.ofTotalSeconds(random.nextInt(2 * 64_800 + 1) - 64_800);
    }

    private <V> V one(List<V> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <V> List<V> list(Supplier<V> element) {
        List<V> list = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            list.add(element.get());
        }
        return list;
    }

    private <V> V perhaps(Supplier<V> value) {
        return random.nextInt(4) == 0 ? null : value.get();
    }
}
