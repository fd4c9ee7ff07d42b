package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;

/** Decimals with {@code @Decimal(precision = 5, scale = 2)}. */
class DecimalsTest {

    @ParameterizedTest
    @CsvSource({
        "2.5, 2.50",
        "2.500000, 2.50",
        "-0.01, -0.01",
        "0, 0.00",
        "0E+999999999, 0.00",
        "999.99, 999.99",
        "-999.99, -999.99",
        "9E+2, 900.00"
    })
    void areReadBackWithTheScaleOfTheColumn(BigDecimal value, BigDecimal expected) {
        try (PaymentTable table = PaymentTable.inMemory()) {
            table.add(new Payment(value));
            assertThat(table.get(0).amount()).isEqualTo(expected);
            assertThat(table.amount().get(0)).isEqualTo(expected);
            assertThat(table.amount().indexOf(expected)).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0.001", "-2.505", "1000", "-1000.00", "1E+3", "1E+999999999", "1E-999999999", "1E-600000000"})
    void areRefusedWithTheRowIfTheyDoNotFit(BigDecimal value) {
        try (PaymentTable table = PaymentTable.inMemory()) {
            table.add(new Payment(null));
            table.add(new Payment(BigDecimal.ONE));
            assertThatThrownBy(() -> table.amount().set(1, value))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL248")
                    .hasMessageContaining("row 1: cannot hold")
                    .hasMessageContaining("decimal128(5, 2)");
            assertThat(table.get(1).amount()).isEqualTo("1.00");
            assertThatThrownBy(() -> table.add(new Payment(value))).hasMessageContaining("row 2");
            assertThat(table.size()).isEqualTo(2);
            assertThat(table.get(0).amount()).isNull();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-1E+999999999, 1E+999999999, 0 1 2 3",
        "-1000, 1000, 0 1 2 3",
        "-0.01, 999.99, 1 2 3",
        "-0.014, 0.014, 1 2",
        "-0.009, 0.009, 2",
        "-1E-999999999, 1E-600000000, 2",
        "0E-999999999, 0E+999999999, 2",
        "1E-600000000, 1E+600000000, 3",
        "999.991, 1E+999999999, ''",
        "1E+999999999, 1E+999999999, ''",
        "-1E+999999999, -1E+999999999, ''",
        "1, -1, ''"
    })
    void areBetweenAnyEnds(BigDecimal least, BigDecimal greatest, String rows) {
        try (PaymentTable table = PaymentTable.inMemory()) {
            for (String amount : List.of("-999.99", "-0.01", "0", "999.99")) {
                table.add(new Payment(new BigDecimal(amount)));
            }
            table.add(new Payment(null));
            assertThat(Arrays.stream(
                                    table.amount().whereBetween(least, greatest).rows())
                            .mapToObj(Long::toString)
                            .collect(Collectors.joining(" ")))
                    .isEqualTo(rows);
        }
    }

    @Test
    void areReadAsNumbers() {
        try (PaymentTable table = PaymentTable.inMemory();
                EveryTable wide = EveryTable.inMemory()) {
            table.add(new Payment(new BigDecimal("-2.5")));
            assertThat(table.amount().unscaledLong(0)).isEqualTo(-250);
            Every every = new Every();
            for (long number : new long[] {Long.MIN_VALUE, Long.MAX_VALUE}) {
                every.scaled = BigDecimal.valueOf(number, 10);
                wide.add(every);
                assertThat(wide.scaled().unscaledLong(wide.size() - 1)).isEqualTo(number);
            }
            every.scaled = BigDecimal.valueOf(Long.MAX_VALUE, 10).add(new BigDecimal("0.0000000001"));
            wide.add(every);
            assertThatThrownBy(() -> wide.scaled().unscaledLong(2))
                    .hasMessageContaining("scaled: row 2 has more than 64 bits")
                    .hasMessageContaining("MARSHAL248");
            assertThat(wide.scaled().max()).contains(every.scaled);
        }
    }

    @Test
    void haveThisArrowType() {
        try (PaymentTable table = PaymentTable.inMemory()) {
            assertThat(table.amount().arrowType()).isEqualTo("decimal128(5, 2)");
            assertThat(table.amount().precision()).isEqualTo(5);
            assertThat(table.amount().scale()).isEqualTo(2);
        }
    }

    /** A text column holds all decimals, although the constructor does not accept the text of the largest ones. */
    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, Integer.MAX_VALUE})
    void ofAnyScaleAreTexts(int scale) {
        Every every = new RandomValues(3).every();
        every.decimal = new BigDecimal(BigInteger.valueOf(-125), scale);
        every.decimals = List.of(every.decimal);
        try (EveryTable table = EveryTable.inMemory()) {
            table.add(every);
            assertThat(table.get(0).decimal).isEqualTo(every.decimal);
            assertThat(table.get(0).decimals).isEqualTo(every.decimals);
        }
    }
}
