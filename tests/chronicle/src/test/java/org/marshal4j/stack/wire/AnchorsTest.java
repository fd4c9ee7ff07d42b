package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;

/** YAML values with an anchor, and aliases that refer to them. */
class AnchorsTest {

    /** Read by Wire. */
    static class Plain extends SelfDescribingMarshallable {
        OrderLine first;
        OrderLine second;
        String text;
        String sameText;
        int number;
        int sameNumber;
        Side side;
        Side sameSide;
        BigDecimal decimal;
        BigDecimal sameDecimal;
        LocalDate date;
        LocalDate sameDate;
        List<String> list = new ArrayList<>();
        List<String> sameList = new ArrayList<>();
        Map<String, Integer> map = new LinkedHashMap<>();
        Map<String, Integer> sameMap = new LinkedHashMap<>();
        Set<String> set = new LinkedHashSet<>();
        Set<String> sameSet = new LinkedHashSet<>();
        int[] numbers;
        int[] sameNumbers;
        String[] texts;
        OrderLine[] array;
        byte[] bytes;
        byte[] sameBytes;
        boolean flag;
        boolean sameFlag;
        double price;
        double samePrice;
        float rate;

        @Dynamic
        Object any;

        @Dynamic
        Object sameAny;

        List<OrderLine> lines;
        Map<String, OrderLine> byName = new LinkedHashMap<>();
        int last;
    }

    /** The same, read by generated code. */
    @Marshal
    @MarshalImport(Plain.class)
    static class Generated extends Plain implements AnchorsTest_GeneratedMarshallable {}

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "first: &A { product: tea }, second: *A",
                "text: &A tea, sameText: *A",
                "text: &A tea, other: 3, sameText: *A, first: { product: *A }",
                "number: &A 3, sameNumber: *A",
                "side: &A SELL, sameSide: *A",
                "decimal: &A 3.50, sameDecimal: *A",
                "date: &A 2024-02-29, sameDate: *A",
                "flag: &A true, sameFlag: *A",
                "bytes: &A !!binary AQI=, sameBytes: *A",
                "any: &A [ u, v ], sameAny: *A",
                "any: &A { k: 1 }, sameAny: *A",
                "first: &A { product: &B tea }, second: { product: *B }, text: *B",
                "sameText: &A tea, first: { product: *A }, lines: [ { product: mate }, { product: coffee } ], text: *A"
            })
    void areReadAsWireReadsThem(String fields) {
        areReadAsWireReads("{ " + fields + ", last: 7 }");
    }

    private static void areReadAsWireReads(String text) {
        Plain plain = WireType.YAML_ONLY.fromString(Plain.class, text);
        Generated generated = WireType.YAML_ONLY.fromString(Generated.class, text);
        assertThat(generated.toString().replace("$Generated", "$Plain")).isEqualTo(plain.toString());
        assertThat(generated.last).isEqualTo(7);
    }

    /** The texts of a list may have anchors if each is on a line of its own. */
    @Test
    void onLinesOfTheirOwnAreReadAsWireReadsThem() {
        areReadAsWireReads("list:\n  - &A u\n  - *A\n  - v\nlast: 7\n");
        areReadAsWireReads("first: &A\n  product: tea\nsecond: *A\nlast: 7\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "list: &A [ u, v ], sameList: *A",
                "map: &A { k: 1 }, sameMap: *A",
                "lines: &A [ { product: tea } ]",
                "lines: [ &A { product: tea }, *A ]",
                "list: [ &A u, v, *A ]",
                "set: &A [ u ], sameSet: *A",
                "byName: &A { k: { product: tea } }",
                "any: &A [ u ], list: *A"
            })
    void areRefusedOnCollectionsAndTheirElementsAsWireDoes(String fields) {
        String text = "{ " + fields + " }";
        assertThatThrownBy(() -> WireType.YAML_ONLY.fromString(Plain.class, text))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> WireType.YAML_ONLY.fromString(Generated.class, text))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    /** Wire silently leaves the arrays null, and everything after them, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "numbers: &A [ 1, 2 ], sameNumbers: *A",
                "texts: &A [ u, v ]",
                "array: &A [ { product: tea } ]",
            })
    void areRefusedOnArraysWhichWireLoses(String fields) {
        String text = "{ " + fields + ", last: 7 }";
        Plain plain = WireType.YAML_ONLY.fromString(Plain.class, text);
        assertThat(plain.numbers).isNull();
        assertThat(plain.texts).isNull();
        assertThat(plain.array).isNull();
        assertThat(plain.last).isZero();
        assertThatThrownBy(() -> WireType.YAML_ONLY.fromString(Generated.class, text))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    /** Wire warns, and sets them to zero. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "price: &A 2.5, samePrice: *A",
                "rate: &A 2.5, samePrice: *A, price: 2.5",
                "text: &A 2.5, price: *A, samePrice: *A",
                "decimal: &A 2.5, price: *A, samePrice: 2.5"
            })
    void areReadOnFloatingPointNumbers(String fields) {
        String text = "{ " + fields + ", last: 7 }";
        Generated read = WireType.YAML_ONLY.fromString(Generated.class, text);
        assertThat(read.price).isEqualTo(2.5);
        assertThat(read.samePrice).isEqualTo(2.5);
        assertThat(read.last).isEqualTo(7);
    }

    @Test
    void floatsAreReadAsWireReadsThem() {
        areReadAsWireReads("{ price: 2.5, rate: 1e3, samePrice: -0.0, last: 7 }");
        areReadAsWireReads("{ price: NaN, rate: 1_000, samePrice: 3, last: 7 }");
        areReadAsWireReads("{ price: \"2.5\", samePrice: Infinity, last: 7 }");
        Generated read =
                WireType.YAML_ONLY.fromString(Generated.class, "{ price: !!null \"\", rate: !!null \"\", last: 7 }");
        assertThat(read.price).isZero();
        assertThat(read.rate).isZero();
        assertThat(read.last).isEqualTo(7);
    }

    /** Wire refuses both. */
    @Test
    void valuesOfMapsCanHaveThem() {
        Generated read = WireType.YAML_ONLY.fromString(
                Generated.class, "{ byName: { k: &A { product: tea }, l: *A }, first: *A, number: 5 }");
        assertThat(read.byName.get("k").product).isEqualTo("tea");
        assertThat(read.byName.get("l")).isSameAs(read.byName.get("k"));
        assertThat(read.first).isSameAs(read.byName.get("k"));
        assertThat(read.number).isEqualTo(5);
    }

    /** Everything after the alias is missing, as when Wire reads it. */
    @Test
    void anAliasInBracketsEndsTheMessageAsInWire() {
        String text = "{ first: &A { product: tea }, lines: [ *A, *A ], number: 5 }";
        Plain plain = WireType.YAML_ONLY.fromString(Plain.class, text);
        Generated generated = WireType.YAML_ONLY.fromString(Generated.class, text);
        assertThat(plain.number).isZero();
        assertThat(generated.toString().replace("$Generated", "$Plain")).isEqualTo(plain.toString());
    }
}
