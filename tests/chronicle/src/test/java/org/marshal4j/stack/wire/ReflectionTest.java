package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.converter.NanoTime;
import net.openhft.chronicle.wire.converter.ShortText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

/** For an equal class, Wire's reflection writes the same, and each side reads what the other wrote. */
class ReflectionTest {

    /** Written by Wire. */
    static class Plain extends SelfDescribingMarshallable {
        int number = 5;
        long big;
        double price;
        boolean flag;
        char letter;
        byte small;
        short shortNumber;
        float single;

        @NanoTime
        long time;

        @ShortText
        long venue;

        @ShortText
        int code;

        String text;
        String preset = "preset";
        Side side;
        Integer boxed;
        BigDecimal decimal;
        LocalDate date;
        Instant instant;
        UUID id;
        byte[] bytes;
        long[] longs;
        String[] strings;
        OrderLine line;
        OrderLine[] array;
        List<OrderLine> lines = new ArrayList<>();
        List<String> texts;
        Map<String, Integer> map;
        Map<Integer, OrderLine> mapOfLines;
        Hashtable<String, Integer> table;
        CopyOnWriteArraySet<String> copyOnWrite;
        StringBuilder builder;
    }

    /** The same, written by generated code. */
    @Marshal
    @MarshalImport(Plain.class)
    static class Generated extends Plain implements ReflectionTest_GeneratedMarshallable {}

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void bothWriteTheSame(WireType type) {
        assertThat(written(type, generated())).isEqualTo(written(type, Filled.like(generated(), new Plain())));
        assertThat(written(type, new Generated())).isEqualTo(written(type, new Plain()));
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void eachReadsWhatTheOtherWrote(WireType type) {
        Generated generated = generated();
        Plain plain = Filled.like(generated(), new Plain());
        if (type.name().startsWith("JSON")) {
            // Wire takes the Base64 text for the bytes themselves, and so cannot read what it wrote.
            generated.bytes = null;
            plain.bytes = null;
        }

        Generated readGenerated = new Generated();
        readGenerated.readMarshallable(type.apply(Filled.written(type, plain)));
        Plain readPlain = new Plain();
        readPlain.readMarshallable(type.apply(Filled.written(type, generated)));

        assertThat(readGenerated).isEqualTo(generated);
        assertThat(readPlain).isEqualTo(plain);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void eachReadsTheNullsOfTheOther(WireType type) {
        Generated generated = generated();
        generated.readMarshallable(type.apply(Filled.written(type, new Plain())));
        assertThat(generated).isEqualTo(new Generated());
        if (!type.name().startsWith("JSON")) {
            // From JSON, Wire reads a null list as a list with a null element, and a null StringBuilder as text.
            Plain plain = Filled.like(generated(), new Plain());
            plain.readMarshallable(type.apply(Filled.written(type, new Generated())));
            assertThat(plain).isEqualTo(new Plain());
        }
    }

    private static String written(WireType type, Marshallable object) {
        byte[] bytes = Filled.written(type, object).toByteArray();
        return type.name().startsWith("BINARY")
                ? HexFormat.of().formatHex(bytes)
                : new String(bytes, StandardCharsets.UTF_8);
    }

    private static Generated generated() {
        Generated object = new Generated();
        object.number = -7;
        object.big = 1L << 60;
        object.price = 1e-7;
        object.flag = true;
        object.letter = 'ü';
        object.small = -3;
        object.shortNumber = 1000;
        object.single = 0.1f;
        object.time = 1_700_000_000_123_456_789L;
        object.venue = ShortText.INSTANCE.parse("XLON");
        object.code = (int) ShortText.INSTANCE.parse("GBP");
        object.text = "a: 'b' # \"c\"";
        object.preset = null;
        object.side = Side.SELL;
        object.boxed = 4;
        object.decimal = new BigDecimal("1.20");
        object.date = LocalDate.of(2024, 2, 29);
        object.instant = Instant.ofEpochSecond(1, 2);
        object.id = new UUID(3, 4);
        object.bytes = new byte[] {1, -1};
        object.longs = new long[] {1, 2};
        object.strings = new String[] {"x", "y z"};
        object.line = EveryType.line();
        object.array = new OrderLine[] {EveryType.line()};
        object.lines.add(EveryType.line());
        object.texts = new ArrayList<>(List.of("p", "q"));
        object.map = new LinkedHashMap<>(Map.of("k", 1));
        object.mapOfLines = new LinkedHashMap<>(Map.of(1, EveryType.line()));
        object.table = new Hashtable<>(Map.of("a", 1, "b", 2, "c", 3, "d", 4));
        object.copyOnWrite = new CopyOnWriteArraySet<>(List.of("b", "a"));
        object.builder = new StringBuilder("built");
        return object;
    }
}
