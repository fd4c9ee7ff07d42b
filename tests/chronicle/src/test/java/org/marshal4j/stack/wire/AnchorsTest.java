package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireType;
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
}
