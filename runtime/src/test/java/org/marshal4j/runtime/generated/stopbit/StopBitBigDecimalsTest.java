package org.marshal4j.runtime.generated.stopbit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;

class StopBitBigDecimalsTest {
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void decimalsHaveTheExpectedForm(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 4_000; i++) {
            int scale = random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(40) - 20;
            isOfTheForm(new BigDecimal(new BigInteger(random.nextInt(70), random), scale));
            isOfTheForm(new BigDecimal(BigInteger.valueOf(random.nextLong() >> random.nextInt(64)), scale));
        }
    }

    private static void isOfTheForm(BigDecimal value) {
        TestBuffer expected = TestBuffer.elastic();
        BigInteger digits = value.unscaledValue();
        BigInteger number = digits.multiply(BigInteger.valueOf(16)).add(BigInteger.valueOf(value.scale()));
        if (value.scale() >= 0 && value.scale() < 15 && number.bitLength() < Long.SIZE) {
            expected.out().writeStopBit(number.longValueExact());
        } else {
            byte[] bytes = digits.toByteArray();
            expected.out().writeStopBit(15).writeStopBit(value.scale()).writeStopBit(bytes.length);
            expected.out().write(bytes);
        }
        TestBuffer bytes = TestBuffer.elastic();
        StopBitBigDecimals.FORM.write(value, bytes.out());

        String hex = bytes.hex();
        assertThat(hex).as("%s", value).isEqualTo(expected.hex());
        assertThat(StopBitBigDecimals.FORM.sizeOf(value)).isEqualTo(bytes.size());
        assertThat(StopBitBigDecimals.FORM.read(null, bytes.in())).isEqualTo(value);
        assertThat(StopBitBigDecimals.FORM.read(value, TestBuffer.ofHex(hex))).isSameAs(value);
        Input skipped = TestBuffer.ofHex(hex);
        assertThat(StopBitBigDecimals.FORM.skip(skipped)).isTrue();
        assertThat(skipped.remaining()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2f, 47 is neither",
        "8000, -1 is neither",
        "0f020101, a decimal in its long form",
        "0f000807ffffffffffffff, a decimal in its long form",
        "0f0e08f800000000000000, a decimal in its long form",
        "0f0f020001, a decimal whose digits have more bytes",
        "0f0f02ffff, a decimal whose digits have more bytes",
        "0f0f8000, a decimal without digits",
        "0f0f00, a number of 0 bytes",
        "0f80808080080101, 2147483648 is not between",
    })
    void otherFormsAreRefused(String hex, String detail) {
        assertThatThrownBy(() -> StopBitBigDecimals.FORM.read(
                        BigDecimal.ONE, Input.of(HexFormat.of().parseHex(hex))))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith(detail)
                .hasMessageEndingWith("[MARSHAL214]");
    }

    /** Whatever can be read is written as the same bytes. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void noValueHasTwoForms(long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[20];
        int read = 0;
        for (int i = 0; i < 10_000; i++) {
            random.nextBytes(bytes);
            if (random.nextBoolean()) {
                bytes[0] = (byte) (random.nextBoolean() ? 15 : 31);
                bytes[1] = (byte) random.nextInt(20);
                bytes[2] = (byte) random.nextInt(12);
            }
            read += OneForm.isOf(
                    bytes,
                    in -> StopBitBigDecimals.FORM.read(null, in),
                    StopBitBigDecimals.FORM::write,
                    "MARSHAL203",
                    "MARSHAL205",
                    "MARSHAL214");
        }
        assertThat(read).isGreaterThan(4_000);
    }

    @Test
    void nullIsOneByte() {
        TestBuffer bytes = TestBuffer.elastic();
        StopBitBigDecimals.FORM.write(null, bytes.out());
        assertThat(bytes.hex()).isEqualTo("1f");
        assertThat(StopBitBigDecimals.FORM.read(BigDecimal.ONE, bytes.in())).isNull();
        assertThat(StopBitBigDecimals.FORM.skip(TestBuffer.ofHex("1f"))).isFalse();
        assertThat(StopBitBigDecimals.FORM.sizeOf(null)).isEqualTo(1);
    }
}
