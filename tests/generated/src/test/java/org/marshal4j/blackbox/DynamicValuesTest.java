package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.inspect.Explain;

/**
 * Values whose classes are not known in advance: their bytes, the objects read from them, and where others are
 * refused.
 */
class DynamicValuesTest {
    private static final int DEEPEST = 1000;

    private final Marshaller<Note> marshaller = Marshallers.of(Note.class);

    @Marshal
    static class Note {
        @Dynamic
        Object extra;

        Note() {}

        Note(Object extra) {
            this.extra = extra;
        }
    }

    private static final class OwnNumber extends BigInteger {
        private static final long serialVersionUID = 1L;

        OwnNumber() {
            super("1");
        }
    }

    static List<Arguments> values() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", null);
        return List.of(
                Arguments.of(null, "00"),
                Arguments.of(true, "0101"),
                Arguments.of((byte) -2, "02fe"),
                Arguments.of((short) 258, "030201"),
                Arguments.of(5, "0405000000"),
                Arguments.of(5L, "050500000000000000"),
                Arguments.of(1.5f, "060000c03f"),
                Arguments.of(-0.0, "070000000000000080"),
                Arguments.of('A', "084100"),
                Arguments.of(BigInteger.valueOf(-128), "090180"),
                Arguments.of(new BigDecimal("1.50"), "0a029600000000000000"),
                Arguments.of("é", "0b02c3a9"),
                Arguments.of(List.of(), "0d00"),
                Arguments.of(Arrays.asList("x", null, List.of(7)), "0d030b0178000d010407000000"),
                Arguments.of(Map.of(), "0e00"),
                Arguments.of(map, "0e0201620401000000016100"),
                Arguments.of(new UUID(1, 2), "0f01000000000000000200000000000000"),
                Arguments.of(Instant.ofEpochSecond(1, 2), "10010000000000000002000000"),
                Arguments.of(Duration.ofSeconds(1, 2), "11010000000000000002000000"),
                Arguments.of(LocalDate.of(2024, 2, 29), "12e8070000021d"),
                Arguments.of(LocalTime.ofNanoOfDay(1), "130100000000000000"),
                Arguments.of(LocalDateTime.of(2024, 2, 29, 0, 0), "14e8070000021d0000000000000000"),
                Arguments.of(OffsetTime.of(0, 0, 0, 1, ZoneOffset.ofHours(1)), "150100000000000000100e0000"),
                Arguments.of(
                        OffsetDateTime.of(2024, 2, 29, 0, 0, 0, 0, ZoneOffset.ofHours(1)),
                        "16e8070000021d0000000000000000100e0000"),
                Arguments.of(
                        ZonedDateTime.of(2024, 2, 29, 0, 0, 0, 0, ZoneId.of("UTC")),
                        "17e8070000021d00000000000000000000000003555443"),
                Arguments.of(Period.of(1, 2, 3), "18010000000200000003000000"),
                Arguments.of(Year.of(2026), "19ea070000"),
                Arguments.of(YearMonth.of(2026, 11), "1aea0700000b"),
                Arguments.of(MonthDay.of(2, 29), "1b021d"),
                Arguments.of(ZoneOffset.ofHours(1), "1c100e0000"),
                Arguments.of(ZoneId.of("UTC"), "1d03555443"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void haveTheseBytesAndKeepTheirClass(Object value, String hex) {
        byte[] bytes = marshaller.toByteArray(new Note(value));
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(new Note(value))).isEqualTo(bytes.length);
        Object read = marshaller.fromByteArray(bytes).extra;
        assertThat(read).isEqualTo(value);
        Note filled = new Note(read);
        marshaller.readInto(filled, bytes);
        assertThat(filled.extra).isEqualTo(value);
    }

    @Test
    void bytesAreReadAsBytes() {
        byte[] bytes = marshaller.toByteArray(new Note(new byte[] {1, -1}));
        assertThat(bytes).containsExactly(12, 2, 1, -1);
        assertThat(marshaller.fromByteArray(bytes).extra).isEqualTo(new byte[] {1, -1});
    }

    @Test
    void listsAndMapsAreMutable() {
        Object list = marshaller.fromByteArray(marshaller.toByteArray(new Note(new LinkedList<>(List.of(1))))).extra;
        Object map = marshaller.fromByteArray(marshaller.toByteArray(new Note(new TreeMap<>(Map.of("a", 1))))).extra;
        assertThat(list).isExactlyInstanceOf(ArrayList.class).isEqualTo(List.of(1));
        assertThat(map).isExactlyInstanceOf(LinkedHashMap.class).isEqualTo(Map.of("a", 1));
    }

    @Test
    void anEqualImmutableValueIsKept() {
        Note note = new Note("EURUSD");
        Object text = note.extra;
        marshaller.readInto(note, marshaller.toByteArray(note));
        assertThat(note.extra).isSameAs(text);
        List<Object> list = new ArrayList<>(List.of(1));
        note.extra = list;
        marshaller.readInto(note, marshaller.toByteArray(note));
        assertThat(note.extra).isNotSameAs(list).isEqualTo(list);
    }

    @Test
    void nanKeepsItsBits() {
        double other = Double.longBitsToDouble(0x7ff8_0000_0000_0001L);
        Note note = new Note(Double.NaN);
        marshaller.readInto(note, marshaller.toByteArray(new Note(other)));
        assertThat(Double.doubleToRawLongBits((Double) note.extra)).isEqualTo(Double.doubleToRawLongBits(other));
    }

    static List<Arguments> foreign() {
        Map<Object, Object> noText = new HashMap<>();
        noText.put(1, "x");
        Map<Object, Object> nullKey = new HashMap<>();
        nullKey.put(null, "x");
        return List.of(
                Arguments.of(new Date(0), "extra", "java.util.Date is not a class that @Dynamic accepts"),
                Arguments.of(
                        Map.of("a", List.of(1, 2, Set.of())), "extra.a[2]", "is not a class that @Dynamic accepts"),
                Arguments.of(
                        Map.of("not a name", new Object()), "extra[\"not a name\"]", "java.lang.Object is not a class"),
                Arguments.of(noText, "extra[0].key", "a key of class java.lang.Integer; keys are Strings"),
                Arguments.of(nullKey, "extra[0].key", "a key that is null; keys are Strings"),
                Arguments.of(new OwnNumber(), "extra", "is not a class that @Dynamic accepts"));
    }

    @ParameterizedTest
    @MethodSource("foreign")
    void otherClassesAreRefusedWithTheirPath(Object value, String path, String detail) {
        MarshalException refused =
                catchThrowableOfType(MarshalException.class, () -> marshaller.toByteArray(new Note(value)));
        assertThat(refused.problem()).isEqualTo(RuntimeProblem.NOT_DYNAMIC);
        assertThat(refused.detail()).contains(detail);
        assertThatThrownBy(() -> marshaller.sizeOf(new Note(value))).hasMessageContaining("MARSHAL230");
        MarshalException written = catchThrowableOfType(
                MarshalException.class, () -> marshaller.write(new Note(value), new ArrayTarget(64).output()));
        assertThat(written.path()).isEqualTo(path);
    }

    @Test
    void theMessageNamesThePlaceAndTheClass() {
        Note note = new Note(Map.of("tags", List.of("a", new Date(0))));
        assertThatThrownBy(() -> marshaller.write(note, new ArrayTarget(64).output()))
                .hasMessage("writing " + Note.class.getName() + ".extra.tags[1] at offset 12:"
                        + " java.util.Date is not a class that @Dynamic accepts [MARSHAL230]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1e | extra | 0 | MARSHAL214",
                "7f | extra | 0 | MARSHAL214",
                "8100 | extra | 0 | MARSHAL205",
                "04050000 | extra | 1 | MARSHAL203",
                "0102 | extra | 1 | MARSHAL204",
                "12e8070000021e | extra | 1 | MARSHAL214",
                "0b8000 | extra | 1 | MARSHAL206",
                "0d8000 | extra | 1 | MARSHAL206",
                "0dffffffff07 | extra[0] | 6 | MARSHAL203",
                "0d02001e | extra[1] | 3 | MARSHAL214",
                "0e0101610d0300001e | extra.a[2] | 8 | MARSHAL214",
                "0e0201610001611e | extra.a | 5 | MARSHAL214",
                "0e0201610002ff6100 | extra[1].key | 6 | MARSHAL208",
                "1d015a | extra | 1 | MARSHAL214"
            })
    void hostileBytesAreRefusedWithTheirPlace(String hex, String path, int offset, String code) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        MarshalException refused = catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(bytes));
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.path()).isEqualTo(path);
        assertThat(refused.offset()).isEqualTo(offset);
        assertThat(refused.type()).isEqualTo(Note.class.getName());
    }

    @Test
    void areNestedAsDeeplyAsObjectsMayBe() {
        Object deep = nested(DEEPEST);
        byte[] bytes = marshaller.toByteArray(new Note(deep));
        assertThat(depthOf(marshaller.fromByteArray(bytes).extra)).isEqualTo(DEEPEST);
        assertThatThrownBy(() -> marshaller.toByteArray(new Note(nested(DEEPEST + 1))))
                .hasMessageContaining("MARSHAL207");
        byte[] deeper = new byte[2 * DEEPEST + 2];
        for (int i = 0; i < deeper.length; i += 2) {
            deeper[i] = 13;
            deeper[i + 1] = (byte) (i + 2 < deeper.length ? 1 : 0);
        }
        MarshalException refused = catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(deeper));
        assertThat(refused.code()).isEqualTo("MARSHAL207");
        assertThat(refused.offset()).isEqualTo(2 * DEEPEST);
    }

    private static Object nested(int levels) {
        Object value = new ArrayList<>();
        for (int i = 1; i < levels; i++) {
            value = i % 2 == 0 ? Collections.singletonMap("k", value) : Collections.singletonList(value);
        }
        return value;
    }

    private static int depthOf(Object value) {
        int depth = 0;
        Object at = value;
        while (at != null) {
            depth++;
            at = at instanceof Map<?, ?> map
                    ? map.get("k")
                    : ((List<?>) at).stream().findFirst().orElse(null);
        }
        return depth;
    }

    @Test
    void aListThatHoldsItselfIsRefused() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        assertThatThrownBy(() -> marshaller.toByteArray(new Note(list))).hasMessageContaining("MARSHAL207");
        assertThatThrownBy(() -> marshaller.sizeOf(new Note(list))).hasMessageContaining("MARSHAL207");
    }

    @Test
    void theReadLimitsHoldForNestedValues() {
        byte[] bytes = marshaller.toByteArray(new Note(List.of(List.of(1, 2), "a long text".repeat(20))));
        assertThatThrownBy(() -> marshaller.read(Input.of(bytes).limits(ReadLimits.DEFAULT.withElements(3))))
                .hasMessageContaining("MARSHAL223")
                .hasMessageContaining("extra[0]");
        assertThatThrownBy(() -> marshaller.read(Input.of(bytes).limits(ReadLimits.DEFAULT.withTextBytes(127))))
                .hasMessageContaining("MARSHAL215")
                .hasMessageContaining("extra[1]");
        assertThatThrownBy(() -> marshaller.read(Input.of(bytes).limits(ReadLimits.DEFAULT.withDepth(1))))
                .hasMessageContaining("MARSHAL207")
                .hasMessageContaining("extra[0]");
        assertThat(marshaller.read(Input.of(bytes)
                                .limits(ReadLimits.DEFAULT.withElements(4).withDepth(2)))
                        .extra)
                .isInstanceOf(List.class);
    }

    @Test
    void explainShowsTheValues() {
        byte[] bytes = marshaller.toByteArray(new Note(Map.of("side", List.of("BUY", 7))));
        assertThat(Explain.explain(marshaller, Input.of(bytes)))
                .contains("extra[0].key")
                .contains("extra.side[0]")
                .contains("\"BUY\"")
                .contains("extra.side[1]");
    }
}
