package org.marshal4j.arrow;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;

/** Random objects, in which many fields are null or extreme, and what Python should find. */
final class Examples {
    private static final String[] TEXTS = {
        "",
        "short",
        "twelve bytes",
        "longer than twelve bytes",
        "Grüße aus Köln",
        "\uD83D\uDE80 and more of them",
        "\0\"\\"
    };

    private static final String DICTIONARY = "dictionary<values=string, indices=int8, ordered=0>";

    private static final String PLACE = "struct<latitude: double not null, name: string_view>";

    private final Random random;

    Examples(long seed) {
        random = new Random(seed);
    }

    static Named<Leaves> leaves() {
        return new Named<Leaves>()
                .column("flag", "bool", each -> each.flag)
                .column("tiny", "int8", each -> each.tiny)
                .column("small", "int16", each -> each.small)
                .column("letter", "uint16", each -> each.letter)
                .column("number", "int32", each -> each.number)
                .column("large", "int64", each -> each.large)
                .column("single", "float", each -> each.single)
                .column("real", "double", each -> each.real)
                .column("maybeFlag", "bool", each -> each.maybeFlag)
                .column("maybeTiny", "int8", each -> each.maybeTiny)
                .column("maybeSmall", "int16", each -> each.maybeSmall)
                .column("maybeLetter", "uint16", each -> each.maybeLetter)
                .column("maybeNumber", "int32", each -> each.maybeNumber)
                .column("maybeLarge", "int64", each -> each.maybeLarge)
                .column("maybeSingle", "float", each -> each.maybeSingle)
                .column("maybeReal", "double", each -> each.maybeReal)
                .column("side", DICTIONARY, each -> each.side)
                .column("currency", DICTIONARY, each -> each.currency)
                .column("text", "string_view", each -> each.text)
                .column("bytes", "binary_view", each -> each.bytes)
                .column("decimal", "string_view", each -> each.decimal)
                .column("scaled", "decimal128(38, 4)", each -> each.scaled)
                .column("instant", "timestamp[ns, tz=UTC]", each -> each.instant)
                .column("date", "date32[day]", each -> each.date)
                .column("time", "time64[ns]", each -> each.time)
                .column("dateTime", "timestamp[ns]", each -> each.dateTime)
                .column("duration", "duration[ns]", each -> each.duration)
                .column("uuid", "extension<arrow.uuid>", each -> each.uuid)
                .column("place", PLACE, each -> place(each.place));
    }

    static Named<Lists> lists() {
        return new Named<Lists>()
                .column("id", "int64", each -> each.id)
                .column("ints", "list_view<item: int32 not null>", each -> each.ints)
                .column("doubles", "list_view<item: double not null>", each -> each.doubles)
                .column("texts", "list_view<item: string_view>", each -> each.texts)
                .column("longs", "list_view<item: int64>", each -> each.longs)
                .column("places", "list_view<item: " + PLACE + ">", each -> all(each.places, Examples::place))
                .column("words", "list_view<item: list_view<item: string_view>>", each -> each.words)
                .column("decimals", "list_view<item: string_view>", each -> all(each.decimals, decimal -> decimal))
                .column(
                        "counts",
                        "list_view<item: struct<key: string_view not null, value: int64> not null>",
                        each -> entries(each.counts, count -> count))
                .column(
                        "visits",
                        "list_view<item: struct<key: int32 not null, value: list_view<item: " + PLACE + ">> not null>",
                        each -> entries(each.visits, places -> all(places, Examples::place)));
    }

    private static <V> List<Object> all(Collection<V> values, Function<V, Object> told) {
        return values == null ? null : new ArrayList<>(values.stream().map(told).toList());
    }

    private static <K, V> List<Object> entries(Map<K, V> map, Function<V, Object> told) {
        return map == null
                ? null
                : all(map.entrySet(), entry -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    fields.put("key", entry.getKey());
                    fields.put("value", told.apply(entry.getValue()));
                    return fields;
                });
    }

    private static Map<String, Object> place(Place place) {
        if (place == null) {
            return null;
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("latitude", place.latitude);
        fields.put("name", place.name);
        return fields;
    }

    Leaves nextLeaves() {
        Leaves made = new Leaves();
        made.flag = random.nextBoolean();
        made.tiny = (byte) random.nextInt();
        made.small = (short) random.nextInt();
        made.letter = (char) random.nextInt();
        made.number = random.nextInt();
        made.large = random.nextLong();
        made.single = Float.intBitsToFloat(random.nextInt());
        made.real = Double.longBitsToDouble(random.nextLong());
        made.maybeFlag = orNull(random::nextBoolean);
        made.maybeTiny = orNull(() -> (byte) random.nextInt());
        made.maybeSmall = orNull(() -> (short) random.nextInt());
        made.maybeLetter = orNull(() -> (char) random.nextInt());
        made.maybeNumber = orNull(random::nextInt);
        made.maybeLarge = orNull(() -> random.nextBoolean() ? Long.MIN_VALUE : random.nextLong());
        made.maybeSingle = orNull(() -> random.nextBoolean() ? Float.NaN : -0f);
        made.maybeReal = orNull(random::nextGaussian);
        made.side = orNull(() -> Leaves.Side.values()[random.nextInt(2)]);
        made.currency = orNull(() -> random.nextBoolean() ? "GBP" : "EUR");
        made.text = orNull(this::text);
        made.bytes = orNull(this::bytes);
        made.decimal = orNull(() -> new BigDecimal(new BigInteger(90, random), random.nextInt(40) - 10));
        made.scaled = orNull(() -> new BigDecimal(new BigInteger(random.nextInt(127), random), 4).negate());
        times(made);
        made.uuid = orNull(() -> new UUID(random.nextLong(), random.nextLong()));
        made.place = orNull(this::place);
        return made;
    }

    private Place place() {
        Place place = new Place();
        place.latitude = random.nextDouble();
        place.name = orNull(this::text);
        return place;
    }

    private void times(Leaves made) {
        made.instant = orNull(this::instant);
        made.date = orNull(() -> LocalDate.ofEpochDay(random.nextInt(200_000) - 100_000));
        made.time = orNull(() -> LocalTime.ofNanoOfDay(random.nextLong(LocalTime.MAX.toNanoOfDay())));
        made.dateTime = orNull(() -> LocalDateTime.ofInstant(instant(), ZoneOffset.UTC));
        made.duration = orNull(() -> Duration.ofNanos(random.nextLong() / 4));
    }

    Lists nextLists() {
        Lists made = new Lists();
        made.id = random.nextLong();
        made.ints = orNull(() -> random.ints(random.nextInt(6)).toArray());
        made.doubles = orNull(() -> random.doubles(random.nextInt(3)).toArray());
        made.texts = orNull(() -> some(this::text));
        made.longs = orNull(() -> some(random::nextLong));
        made.places = orNull(() -> some(this::place));
        made.words = orNull(() -> some(() -> some(this::text)));
        made.decimals = orNull(() -> new LinkedHashSet<>(some(() -> BigDecimal.valueOf(random.nextLong(), 2))));
        made.counts = orNull(() -> map(this::text, () -> orNull(random::nextLong)));
        made.visits = orNull(() -> map(random::nextInt, () -> orNull(() -> some(this::place))));
        return made;
    }

    private Instant instant() {
        // Half of the range of nanoseconds, since libraries do arithmetic with them.
        return Instant.EPOCH.plusNanos(random.nextLong() / 2);
    }

    private String text() {
        return TEXTS[random.nextInt(TEXTS.length)].repeat(random.nextInt(20) == 0 ? 50 : 1);
    }

    private byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(40)];
        random.nextBytes(bytes);
        return bytes;
    }

    private <V> List<V> some(Supplier<V> value) {
        List<V> list = new ArrayList<>();
        for (int n = random.nextInt(5); n > 0; n--) {
            list.add(orNull(value));
        }
        return list;
    }

    private <K, V> Map<K, V> map(Supplier<K> key, Supplier<V> value) {
        Map<K, V> map = new LinkedHashMap<>();
        for (int n = random.nextInt(4); n > 0; n--) {
            map.put(key.get(), value.get());
        }
        return map;
    }

    private <V> V orNull(Supplier<V> value) {
        return random.nextInt(4) == 0 ? null : value.get();
    }
}
