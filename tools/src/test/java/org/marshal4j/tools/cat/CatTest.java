package org.marshal4j.tools.cat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.tools.sample.Everything;
import org.marshal4j.tools.sample.EverythingMarshaller;
import org.marshal4j.tools.sample.Grown;
import org.marshal4j.tools.sample.GrownMarshaller;
import org.marshal4j.tools.sample.Leg;
import org.marshal4j.tools.sample.MessageFile;
import org.marshal4j.tools.sample.Quote;
import org.marshal4j.tools.sample.QuoteMarshaller;
import org.marshal4j.tools.sample.Shape;
import org.marshal4j.tools.sample.ShapeMarshaller;

class CatTest {
    @TempDir
    Path temp;

    private final StringBuilder out = new StringBuilder();
    private final List<String> problems = new ArrayList<>();

    private CatResult run(CatOptions options) throws IOException {
        out.setLength(0);
        problems.clear();
        return Cat.run(options, out::append, problems::add, () -> false, count -> {});
    }

    private <T> Path file(Marshaller<T> marshaller, List<? extends T> messages) throws IOException {
        return MessageFile.write(temp.resolve("messages.bin"), marshaller, messages);
    }

    private Path quotes(int count) throws IOException {
        return file(
                QuoteMarshaller.INSTANCE,
                IntStream.range(0, count).mapToObj(Quote::of).toList());
    }

    @Test
    void linesOfJson() throws IOException {
        CatResult result = run(TestOptions.of(quotes(2), null, Format.JSON));
        assertThat(out).hasToString("""
                        {"symbol":"VOD.L","time":0,"bid":100.0,"size":0.1,"open":true,"side":"B","lots":null,"leg":null,"venue":"LONDON"}
                        {"symbol":"BP.L","time":1,"bid":100.25,"size":1.1,"open":false,"side":"S","lots":1,"leg":{"name":"leg 1","price":0.5},"venue":"PARIS"}
                        """);
        assertThat(result).isEqualTo(new CatResult(2, 2, 0, 0));
    }

    @Test
    void yaml() throws IOException {
        run(TestOptions.of(quotes(2), "time == 1", Format.YAML));
        assertThat(out).hasToString("""
                        ---
                        symbol: "BP.L"
                        time: 1
                        bid: 100.25
                        size: 1.1
                        open: false
                        side: "S"
                        lots: 1
                        leg:
                          name: "leg 1"
                          price: 0.5
                        venue: "PARIS"
                        """);
    }

    @Test
    void csv() throws IOException {
        run(TestOptions.of(quotes(2), null, Format.CSV));
        assertThat(out).hasToString("""
                        symbol,time,bid,size,open,side,lots,leg,venue
                        VOD.L,0,100.0,0.1,true,B,,,LONDON
                        BP.L,1,100.25,1.1,false,S,1,"{""name"":""leg 1"",""price"":0.5}",PARIS
                        """);
        run(TestOptions.of(quotes(3), "lots > 1", Format.CSV, "time", "leg.name"));
        assertThat(out).hasToString("time,leg.name\n2,leg 2\n");
    }

    @Test
    void exactNumbers() throws IOException {
        List<Quote> quotes = new ArrayList<>();
        for (double bid : new double[] {Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, Double.MIN_VALUE}) {
            Quote quote = new Quote();
            quote.time = Long.MIN_VALUE + quotes.size();
            quote.bid = bid;
            quotes.add(quote);
        }
        Path file = file(QuoteMarshaller.INSTANCE, quotes);
        run(TestOptions.of(file, null, Format.JSON, "time", "bid"));
        assertThat(out).hasToString("""
                        {"time":-9223372036854775808,"bid":"NaN"}
                        {"time":-9223372036854775807,"bid":-0.0}
                        {"time":-9223372036854775806,"bid":0.0}
                        {"time":-9223372036854775805,"bid":"-Infinity"}
                        {"time":-9223372036854775804,"bid":4.9E-324}
                        """);
        run(TestOptions.of(file, "time == -9223372036854775807", Format.JSON, "bid"));
        assertThat(out).hasToString("{\"bid\":-0.0}\n");
        run(TestOptions.of(file, "bid == NaN", Format.YAML, "bid"));
        assertThat(out).hasToString("---\nbid: .nan\n");
    }

    static Everything everything() throws IOException {
        Everything all = new Everything();
        all.legs.add(Leg.of(1));
        all.legs.add(null);
        all.numbers.add(List.of(1, 2));
        all.numbers.add(List.of());
        all.byName.put("a.b", Leg.of(2));
        all.byName.put("none", null);
        all.byNumber.put(7, "seven");
        all.longs = new long[] {1, Long.MAX_VALUE};
        all.bytes = new byte[] {1, (byte) 0xFE};
        all.note = Optional.of("x\"\u0007\u202e");
        all.optional = Optional.of(Leg.of(3));
        all.count = OptionalInt.of(4);
        all.decimal = new BigDecimal("12345678901234567890.50");
        all.big = BigInteger.ONE.shiftLeft(70);
        all.at = Instant.parse("2024-01-02T03:04:05.000000006Z");
        all.day = LocalDate.of(2024, 1, 2);
        all.date = new Date(1000);
        all.id = new UUID(1, 2);
        all.address = InetAddress.getByAddress(new byte[] {10, 0, 0, 1});
        all.shape = new Shape.Square(2, "s");
        all.small = -5;
        all.first = Leg.of(4);
        all.second = all.first;
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("plain", 1);
        map.put("a\"]b", List.of("x", 2.5));
        map.put("", null);
        all.any = map;
        return all;
    }

    @Test
    void everyKindOfField() throws IOException {
        Path file = file(EverythingMarshaller.INSTANCE, List.of(everything(), new Everything()));
        run(TestOptions.of(file, null, Format.JSON));
        assertThat(problems).isEmpty();
        assertThat(out.toString().lines())
                .containsExactly(
                        "{\"legs\":[{\"name\":\"leg 1\",\"price\":0.5},null],\"numbers\":[[1,2],[]],"
                                + "\"byName\":{\"a.b\":{\"name\":\"leg 2\",\"price\":1.0},\"none\":null},"
                                + "\"byNumber\":[{\"key\":7,\"value\":\"seven\"}],\"longs\":[1,9223372036854775807],"
                                + "\"bytes\":\"01fe\",\"note\":\"x\\\"\\u0007\\u202e\","
                                + "\"optional\":{\"name\":\"leg 3\",\"price\":1.5},\"count\":4,"
                                + "\"decimal\":12345678901234567890.50,\"big\":1180591620717411303424,"
                                + "\"at\":\"2024-01-02T03:04:05.000000006Z\",\"day\":\"2024-01-02\","
                                + "\"date\":\"1970-01-01T00:00:01Z\",\"id\":\"00000000-0000-0001-0000-000000000002\","
                                + "\"address\":\"10.0.0.1\",\"shape\":{\"$type\":\"Square\",\"side\":2.0,\"name\":\"s\"},"
                                + "\"small\":-5,\"first\":{\"$id\":2,\"name\":\"leg 4\",\"price\":2.0},"
                                + "\"second\":{\"$ref\":2},"
                                + "\"any\":{\"plain\":1,\"a\\\"]b\":[\"x\",2.5],\"\":null},\"other\":null}",
                        "{\"legs\":[],\"numbers\":[],\"byName\":{},\"byNumber\":[],\"longs\":[],\"bytes\":\"\","
                                + "\"note\":null,\"optional\":null,\"count\":null,\"decimal\":null,\"big\":null,\"at\":null,"
                                + "\"day\":null,\"date\":null,\"id\":null,\"address\":null,\"shape\":null,\"small\":0,"
                                + "\"first\":null,\"second\":null,\"any\":null,\"other\":null}");
        run(TestOptions.of(file, null, Format.JSON, "legs[0].price", "byName[0].key", "byName[0].value.name", "any"));
        assertThat(out.toString().lines().findFirst())
                .contains("{\"legs[0].price\":0.5,\"byName[0].key\":\"a.b\",\"byName[0].value.name\":\"leg 2\","
                        + "\"any\":{\"plain\":1,\"a\\\"]b\":[\"x\",2.5],\"\":null}}");
    }

    @Test
    void conditionsOnEveryKindOfField() throws IOException {
        Path file = file(EverythingMarshaller.INSTANCE, List.of(everything(), new Everything()));
        for (String holdsForFirst : List.of(
                "legs[0].price == 0.5",
                "legs[0].name == \"leg 1\"",
                "byName[0].key == 'a.b'",
                "byNumber[0].value == 'seven'",
                "note != null",
                "optional.price >= 1.5",
                "count == 4",
                "decimal == 12345678901234567890.5",
                "decimal < 12345678901234567891",
                "big == 1180591620717411303424",
                "big > 1e20",
                "at > '2024-01-02T03:04:05Z' && at < '2024-01-02T03:04:05.1Z'",
                "day == '2024-01-02'",
                "date == '1970-01-01T00:00:01Z'",
                "id == '00000000-0000-0001-0000-000000000002'",
                "address == '10.0.0.1'",
                "shape.name == 's' && shape.side == 2",
                "small < 0",
                "first != null && first.price == 2",
                "any.plain == 1",
                "any != null")) {
            CatResult result = run(TestOptions.of(file, holdsForFirst, Format.JSON, "small"));
            assertThat(out).as(holdsForFirst).hasToString("{\"small\":-5}\n");
            assertThat(result.isClean()).isTrue();
        }
    }

    @Test
    void families() throws IOException {
        Path file = file(ShapeMarshaller.INSTANCE, List.of(new Shape.Circle("c", 1), new Shape.Square(3, "s")));
        run(TestOptions.of(file, null, Format.JSON));
        assertThat(out).hasToString("""
                        {"$type":"Circle","name":"c","radius":1.0}
                        {"$type":"Square","side":3.0,"name":"s"}
                        """);
        run(TestOptions.of(file, "side > 2 || radius > 5", Format.CSV));
        assertThat(out).hasToString("$type,name,radius,side\nSquare,s,,3.0\n");
    }

    @Test
    void evolvableTypes() throws IOException {
        Grown grown = new Grown();
        grown.id = 1;
        grown.price = 2;
        grown.next = new Grown();
        Path file = file(GrownMarshaller.INSTANCE, List.of(grown, new Grown()));
        run(TestOptions.of(file, "next.id == 0 && price == 2", Format.JSON));
        assertThat(out)
                .hasToString(
                        "{\"id\":1,\"name\":null,\"price\":2.0,\"next\":{\"id\":0,\"name\":null,\"price\":0.0,\"next\":null}}\n");
    }

    @Test
    void documentsThatDoNotFit() throws IOException {
        Path file = quotes(1);
        Files.write(file, MessageFile.frame(new byte[] {1, 'A', 2}), StandardOpenOption.APPEND);
        byte[] twice = QuoteMarshaller.INSTANCE.toByteArray(Quote.of(2));
        byte[] more = Arrays.copyOf(twice, twice.length + 1);
        Files.write(file, MessageFile.frame(more), StandardOpenOption.APPEND);
        Files.write(file, MessageFile.frame(twice), StandardOpenOption.APPEND);
        Files.write(file, new byte[] {9, 0, 0, 0, 1}, StandardOpenOption.APPEND);
        assertThat(run(TestOptions.of(file, null, Format.JSON, "time"))).isEqualTo(new CatResult(2, 4, 2, 1));
        assertThat(out).hasToString("{\"time\":0}\n{\"time\":2}\n");
        assertThat(problems).hasSize(3);
        assertThat(problems.get(0)).matches("message 1 at offset \\d+: 3 bytes that do not fit: 014102: .*time.*");
        assertThat(problems.get(1)).startsWith("message 2 at offset ").contains("that do not fit: 05564f44");
        assertThat(problems.get(2)).endsWith("the file ends within a frame");
        // Whatever the condition needs.
        assertThat(run(TestOptions.of(file, "symbol == 'x'", Format.JSON)).unfit())
                .isEqualTo(2);
    }

    @Test
    void refusesWhatDoesNotFitTogether() throws IOException {
        Path file = quotes(1);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> run(TestOptions.of(file, null, Format.JSON, "nothing")))
                .withMessage("Quote has no field nothing");
        Path bare = Files.write(temp.resolve("bare"), QuoteMarshaller.INSTANCE.toByteArray(Quote.of(1)));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> run(TestOptions.of(bare, null, Format.JSON)))
                .withMessageContaining("nothing says which type the messages have");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> run(TestOptions.of(temp, null, Format.JSON)))
                .withMessageContaining("no files of a Chronicle queue");
    }
}
