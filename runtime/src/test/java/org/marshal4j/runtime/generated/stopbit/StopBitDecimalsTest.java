package org.marshal4j.runtime.generated.stopbit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.BufferUnderflowException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;

class StopBitDecimalsTest {
    private static final int WHOLE = 15;

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomDoublesHaveTheExpectedForm(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 4_000; i++) {
            isOfTheForm(Double.longBitsToDouble(random.nextLong()));
            isOfTheForm(Double.longBitsToDouble(random.nextLong() & 0x800F_FFFF_FFFF_FFFFL));
            isOfTheForm((random.nextInt() >> random.nextInt(32)) / 64d);
            isOfTheForm(random.nextLong() >> random.nextInt(64));
            isOfTheForm(Float.intBitsToFloat(random.nextInt()));
            isOfTheForm(Float.intBitsToFloat(random.nextInt() & 0x807F_FFFF));
            isOfTheForm((random.nextInt() >> random.nextInt(32)) / 64f);
            isOfTheForm((float) (random.nextInt() >> random.nextInt(32)));
        }
    }

    /** Decimals of 1 to 17 digits, at every place of the point, and the numbers next to them. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void decimalsHaveTheExpectedForm(long seed) {
        Random random = new Random(seed);
        for (int digits = 1; digits <= 17; digits++) {
            for (int scale = -4; scale <= 25; scale++) {
                for (int i = 0; i < 4; i++) {
                    BigInteger unscaled = new BigInteger(digits(digits, random));
                    BigDecimal decimal = new BigDecimal(i % 2 == 0 ? unscaled : unscaled.negate(), scale);
                    around(Double.parseDouble(decimal.toString()));
                    around(Float.parseFloat(decimal.toString()));
                }
            }
        }
    }

    private static String digits(int count, Random random) {
        StringBuilder digits = new StringBuilder().append((char) ('1' + random.nextInt(9)));
        while (digits.length() < count) {
            digits.append((char) ('0' + random.nextInt(10)));
        }
        return digits.toString();
    }

    @Test
    void powersAndExtremesHaveTheExpectedForm() {
        for (int exponent = -330; exponent <= 310; exponent++) {
            around(Double.parseDouble("1e" + exponent));
            around(Double.parseDouble("-9.99999999999999e" + exponent));
            around(Float.parseFloat("1e" + exponent));
            around(Float.parseFloat("-9.99999e" + exponent));
        }
        for (int exponent = -1080; exponent <= 1030; exponent++) {
            around(Math.scalb(1d, exponent));
            around(Math.scalb(-1f, exponent));
        }
        around(Double.MAX_VALUE);
        around(Double.NaN);
        around(Double.NEGATIVE_INFINITY);
        around(Double.longBitsToDouble(0xFFF0_0000_0000_0001L));
        around(-0.0);
        around(Float.MAX_VALUE);
        around(Float.NaN);
        around(Float.POSITIVE_INFINITY);
        around(-0f);
    }

    private static void around(double value) {
        long bits = Double.doubleToRawLongBits(value);
        for (long near = bits - 2; near <= bits + 2; near++) {
            isOfTheForm(Double.longBitsToDouble(near));
        }
    }

    private static void around(float value) {
        int bits = Float.floatToRawIntBits(value);
        for (int near = bits - 2; near <= bits + 2; near++) {
            isOfTheForm(Float.intBitsToFloat(near));
        }
    }

    private static void isOfTheForm(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long number = Double.isFinite(value) && bits != Long.MIN_VALUE
                ? number(new BigDecimal(value), 14, 15, text -> Double.parseDouble(text) == value)
                : WHOLE;
        String form = number == WHOLE ? "0f " + hex(bits, Long.BYTES) : hexOf(number);
        TestBuffer bytes = TestBuffer.elastic();
        StopBitDecimals.writeDouble(value, bytes.out());

        assertThat(bytes.hex()).as("%s", value).isEqualTo(form);
        assertThat(StopBitDecimals.sizeOfDouble(value)).isEqualTo(bytes.size());
        assertThat(Double.doubleToRawLongBits(StopBitDecimals.readDouble(bytes.in())))
                .isEqualTo(bits);
    }

    private static void isOfTheForm(float value) {
        int bits = Float.floatToRawIntBits(value);
        long number = Float.isFinite(value) && bits != Integer.MIN_VALUE
                ? number(new BigDecimal(value), 10, 6, text -> Float.parseFloat(text) == value)
                : WHOLE;
        String form = number == WHOLE ? "0f " + hex(bits, Integer.BYTES) : hexOf(number);
        TestBuffer bytes = TestBuffer.elastic();
        StopBitDecimals.writeFloat(value, bytes.out());

        assertThat(bytes.hex()).as("%s", value).isEqualTo(form);
        assertThat(StopBitDecimals.sizeOfFloat(value)).isEqualTo(bytes.size());
        assertThat(Float.floatToRawIntBits(StopBitDecimals.readFloat(bytes.in())))
                .isEqualTo(bits);
    }

    private interface Is {
        boolean value(String text);
    }

    /** The smallest scale with which digits give the value, found by the JDK's exact decimals. */
    private static long number(BigDecimal exact, int mostScale, int mostDigits, Is is) {
        BigInteger end = BigInteger.TEN.pow(mostDigits);
        for (int scale = 0; scale <= mostScale; scale++) {
            BigInteger digits = exact.setScale(scale, RoundingMode.HALF_EVEN).unscaledValue();
            if (digits.abs().compareTo(end) >= 0) {
                return WHOLE;
            }
            if (is.value(digits + "e-" + scale)) {
                return digits.longValueExact() * 16 + scale;
            }
        }
        return WHOLE;
    }

    private static String hexOf(long number) {
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeStopBit(number);
        return bytes.hex();
    }

    private static String hex(long bits, int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (bits >>> 8 * i);
        }
        return HexFormat.ofDelimiter(" ").formatHex(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, ends with a zero",
        "0, 14, ends with a zero",
        "10, 1, ends with a zero",
        "-120, 2, ends with a zero",
        "1, 15, has more than",
        "-1, 15, has more than",
        "1000000000000000, 0, has more than",
        "-1000000000000000, 3, has more than",
        "576460752303423487, 14, has more than",
        "-576460752303423488, 1, has more than",
    })
    void numbersThatNoValueHasAreRefused(long digits, int scale, String detail) {
        String hex = hexOf(digits * 16 + scale);
        assertThatThrownBy(() -> StopBitDecimals.readDouble(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith(digits + " with scale " + scale + " " + detail)
                .hasMessageEndingWith("[MARSHAL214]");
        assertThatThrownBy(() -> StopBitDecimals.readFloat(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL214]");
    }

    @ParameterizedTest
    @CsvSource({"1000000, 0", "-1000000, 2", "1, 11", "-1, 14"})
    void numbersThatOnlyDoublesHaveAreRefusedAsFloats(long digits, int scale) {
        assertThatThrownBy(() -> StopBitDecimals.readFloat(TestBuffer.ofHex(hexOf(digits * 16 + scale))))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL214]");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1.5, 0.1, -1e14, 999_999_999_999_999d, 1e-14, 12345.6789})
    void wholeValuesThatAreShortDecimalsAreRefused(double value) {
        String ofDouble = "0f " + hex(Double.doubleToRawLongBits(value), Long.BYTES);
        assertThatThrownBy(() -> StopBitDecimals.readDouble(TestBuffer.ofHex(ofDouble)))
                .isInstanceOf(MarshalException.class)
                .hasMessage(value + " is whole, although it is a short decimal [MARSHAL214]");
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 1.5f, 0.1f, -1e5f, 999_999f, 1e-10f, 12.3456f})
    void wholeFloatsThatAreShortDecimalsAreRefused(float value) {
        String ofFloat = "0f " + hex(Float.floatToRawIntBits(value), Integer.BYTES);
        assertThatThrownBy(() -> StopBitDecimals.readFloat(TestBuffer.ofHex(ofFloat)))
                .isInstanceOf(MarshalException.class)
                .hasMessage(value + " is whole, although it is a short decimal [MARSHAL214]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"80 80 00", "8f 80 00", "ff ff ff ff ff ff ff ff ff ff"})
    void longerStopBitNumbersAreRefused(String hex) {
        assertThatThrownBy(() -> StopBitDecimals.readDouble(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL205]");
        assertThatThrownBy(() -> StopBitDecimals.readFloat(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL205]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "f1", "0f", "0f 00 00 00"})
    void bytesThatEndEarlyAreRefused(String hex) {
        assertThatThrownBy(() -> StopBitDecimals.readDouble(TestBuffer.ofHex(hex)))
                .isInstanceOf(BufferUnderflowException.class);
        assertThatThrownBy(() -> StopBitDecimals.readFloat(TestBuffer.ofHex(hex)))
                .isInstanceOf(BufferUnderflowException.class);
    }

    /** Whatever can be read is written as the same bytes. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    void noValueHasTwoForms(long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[11];
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            random.nextBytes(bytes);
            for (int at = random.nextInt(9); at > 0; at--) {
                bytes[at - 1] |= (byte) 0x80;
            }
            if (random.nextInt(4) == 0) {
                bytes[0] = WHOLE;
            }
            read += OneForm.isOf(
                    bytes, StopBitDecimals::readDouble, StopBitDecimals::writeDouble, "MARSHAL205", "MARSHAL214");
            read += OneForm.isOf(
                    bytes, StopBitDecimals::readFloat, StopBitDecimals::writeFloat, "MARSHAL205", "MARSHAL214");
        }
        assertThat(read).isGreaterThan(10_000);
    }

    @Test
    void aBoxWithOtherBitsIsReplaced() {
        Double zero = 0.0;
        assertThat(StopBitDecimals.readBoxedDouble(zero, TestBuffer.ofHex("01 00")))
                .isSameAs(zero);
        assertThat(StopBitDecimals.readBoxedDouble(-0.0, TestBuffer.ofHex("01 00")))
                .isEqualTo(0.0);
        assertThat(StopBitDecimals.readBoxedDouble(null, TestBuffer.ofHex("01 f1 01")))
                .isEqualTo(1.5);
        assertThat(StopBitDecimals.readBoxedDouble(1.5, TestBuffer.ofHex("00"))).isNull();
        Float half = 0.5f;
        assertThat(StopBitDecimals.readBoxedFloat(half, TestBuffer.ofHex("01 51")))
                .isSameAs(half);
        assertThat(StopBitDecimals.readBoxedFloat(half, TestBuffer.ofHex("01 f1 01")))
                .isEqualTo(1.5f);
        assertThat(StopBitDecimals.readBoxedFloat(half, TestBuffer.ofHex("00"))).isNull();
    }
}
