package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.Marshal;

/** Values of YAML that have an anchor, and those that refer to it. */
class AnchorsTest {

    @Marshal
    static class Generated extends SelfDescribingMarshallable implements AnchorsTest_GeneratedMarshallable {
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
        List<OrderLine> lines;
        Map<String, OrderLine> byName = new LinkedHashMap<>();
    }

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
        List<OrderLine> lines;
        Map<String, OrderLine> byName = new LinkedHashMap<>();
    }

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
                "sameText: &A tea, first: { product: *A }, lines: [ { product: mate }, { product: coffee } ], text: *A"
            })
    void areReadAsWireReadsThem(String fields) {
        String text = "{ " + fields + " }";
        Plain plain = WireType.YAML_ONLY.fromString(Plain.class, text);
        Generated generated = WireType.YAML_ONLY.fromString(Generated.class, text);
        assertThat(generated.toString().replace("$Generated", "$Plain")).isEqualTo(plain.toString());
        assertThat(generated).isNotEqualTo(new Generated());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "list: &A [ u, v ], sameList: *A",
                "map: &A { k: 1 }, sameMap: *A",
                "lines: &A [ { product: tea } ]",
                "lines: [ &A { product: tea }, *A ]",
                "list: [ &A u, v, *A ]"
            })
    void areRefusedOnCollectionsAndTheirElementsAsByWire(String fields) {
        String text = "{ " + fields + " }";
        assertThatThrownBy(() -> WireType.YAML_ONLY.fromString(Plain.class, text))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> WireType.YAML_ONLY.fromString(Generated.class, text))
                .isInstanceOf(UnsupportedOperationException.class);
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

    /** What is behind the alias is missing, as in what Wire reads by itself. */
    @Test
    void anAliasBetweenBracketsEndsTheMessageAsWithWire() {
        String text = "{ first: &A { product: tea }, lines: [ *A, *A ], number: 5 }";
        Plain plain = WireType.YAML_ONLY.fromString(Plain.class, text);
        Generated generated = WireType.YAML_ONLY.fromString(Generated.class, text);
        assertThat(plain.number).isZero();
        assertThat(generated.toString().replace("$Generated", "$Plain")).isEqualTo(plain.toString());
    }
}
