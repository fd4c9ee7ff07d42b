package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.inspect.Explain;

/** Enums by numbers of their own, and numbers as other types, compared with methods written by hand. */
class CodedTest {
    private static final CodedTradeMarshaller MARSHALLER = CodedTradeMarshaller.INSTANCE;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void bytesAreThoseOfMethodsWrittenByHand(int seed) throws IOException {
        CodedTrade trade = CodedTrade.random(new Random(seed));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        trade.writeByHand(new DataOutputStream(bytes));
        byte[] expected = bytes.toByteArray();
        assertThat(MARSHALLER.toByteArray(trade)).isEqualTo(expected);
        assertThat(MARSHALLER.sizeOf(trade)).isEqualTo(expected.length);
        CodedTrade read = MARSHALLER.fromByteArray(expected);
        assertSame(read, trade);
        assertThat(CodedTrade.readByHand(new DataInputStream(new ByteArrayInputStream(expected))))
                .isEqualTo(trade.venue);
        CodedTrade other = CodedTrade.random(new Random(seed + 100));
        MARSHALLER.readInto(other, Input.of(expected));
        assertSame(other, trade);
        assertThat(Explain.explain(MARSHALLER, Input.of(expected)))
                .doesNotContain("MARSHAL")
                .contains(trade.venue.name());
        CodedTradeView view = new CodedTradeView();
        view.wrap(expected);
        assertThat(view.venue()).isEqualTo(trade.venue);
        assertThat(view.other()).isEqualTo(trade.other);
        assertThat(view.shortPrice()).isEqualTo(trade.shortPrice);
        assertThat(view.truths()).isEqualTo(trade.truths);
    }

    private static void assertSame(CodedTrade actual, CodedTrade expected) {
        assertThat(actual)
                .usingRecursiveComparison()
                .withEqualsForType((one, other) -> one.compareTo(other) == 0, StringBuilder.class)
                .isEqualTo(expected);
    }

    @Test
    void schemasHaveTheNumbers() {
        assertThat(MARSHALLER.schema().toString())
                .contains(
                        "enum org.marshal4j.blackbox.encoded.Venue(XETRA,NONE,NASDAQ) as int8(NONE=-1,NASDAQ=2,XETRA=7)\n")
                .contains("as vint(NONE=-1,NASDAQ=2,XETRA=7)?\n")
                .contains("as int32be(FIRST=-2147483648,NONE=0,LAST=2147483647)\n")
                .contains("truth int32 as zeroone\n")
                .contains("shortPrice float64 as float32be\n");
    }

    @Test
    void whatDoesNotFitIsRefused() {
        CodedTrade trade = new CodedTrade();
        trade.truth = 2;
        refused(trade, "truth at offset 10: 2 is not between 0 and 1, so zeroone cannot hold it");
        trade.truth = 0;
        trade.longTruth = -1L;
        refused(trade, "-1 is not between 0 and 1");
        trade.longTruth = 1L;
        trade.shortPrice = 0.1;
        refused(trade, "0.1 is no float");
        trade.shortPrice = 0.5;
        trade.shortPrices = new double[] {0.5, 1e300};
        refused(trade, "1.0E300 is no float");
        trade.shortPrices = new double[] {Double.POSITIVE_INFINITY, Float.MIN_VALUE};
        trade.truths = new int[] {1, 0, 7};
        refused(trade, "7 is not between 0 and 1");
        trade.truths = new int[0];
        assertSame(MARSHALLER.fromByteArray(MARSHALLER.toByteArray(trade)), trade);
    }

    @Test
    void whatIsNoNumberStaysSo() {
        CodedTrade trade = new CodedTrade();
        trade.shortPrice = Double.NaN;
        trade.longRatio = Float.NaN;
        CodedTrade read = MARSHALLER.fromByteArray(MARSHALLER.toByteArray(trade));
        assertThat(read.shortPrice).isNaN();
        assertThat(read.longRatio).isNaN();
    }

    @Test
    void buildersAndOtherTexts() {
        CodedTrade trade = new CodedTrade();
        trade.name.append("é\0😀");
        trade.remark = new StringBuilder("é😀");
        trade.narrow.append("ÿ");
        CodedTrade read = new CodedTrade();
        StringBuilder name = read.name;
        StringBuilder remark = new StringBuilder("é😀");
        read.remark = remark;
        byte[] bytes = MARSHALLER.toByteArray(trade);
        MARSHALLER.readInto(read, Input.of(bytes));
        assertThat(read.name).isSameAs(name).hasToString("é\0😀");
        assertThat(read.remark).isSameAs(remark);
        assertThat(read.narrow).hasToString("ÿ");
        CodedTrade copy = MARSHALLER.copy(trade);
        assertThat(copy.name).isNotSameAs(trade.name).hasToString("é\0😀");
        trade.narrow.append('€');
        refused(trade, "the character at index 1 of the text does not fit in one byte", "MARSHAL208");
        trade.narrow.setLength(0);
        trade.remark = new StringBuilder("é".repeat(251));
        refused(trade, "502 bytes, but at most 500 are allowed", "MARSHAL215");
        trade.remark = new StringBuilder("\uD83D");
        refused(trade, "unpaired surrogate", "MARSHAL208");
    }

    private static void refused(CodedTrade trade, String why) {
        refused(trade, why, "MARSHAL227");
    }

    private static void refused(CodedTrade trade, String why, String code) {
        Output out = Output.to(new byte[1000]);
        assertThatThrownBy(() -> MARSHALLER.write(trade, out))
                .hasMessageContaining(why)
                .hasMessageContaining(code);
        assertThat(out.position()).isZero();
    }

    @Test
    void whatIsNoneIsRefused() {
        refused(0, 3, "no constant of org.marshal4j.blackbox.encoded.Venue has the number 3", "MARSHAL209");
        refused(0, 127, "no constant of org.marshal4j.blackbox.encoded.Venue has the number 127", "MARSHAL209");
        refused(0, -128, "no constant of org.marshal4j.blackbox.encoded.Venue has the number -128", "MARSHAL209");
        refused(5, 1, "no constant of org.marshal4j.blackbox.encoded.Flag has the number 1", "MARSHAL209");
        refused(10, 2, "boolean 2 instead of 0 or 1", "MARSHAL204");
        refused(15, 2, "2 is not between 0 and 1", "MARSHAL214");
        refused(16, 2, "2 is not between 0 and 1", "MARSHAL214");
    }

    private static void refused(int at, int value, String why, String code) {
        byte[] bytes = MARSHALLER.toByteArray(new CodedTrade());
        bytes[at] = (byte) value;
        assertThatThrownBy(() -> MARSHALLER.fromByteArray(bytes))
                .as("byte %s", at)
                .hasMessageContaining(why)
                .hasMessageContaining(code);
        assertThat(Explain.explain(MARSHALLER, Input.of(bytes))).contains(code);
    }
}
