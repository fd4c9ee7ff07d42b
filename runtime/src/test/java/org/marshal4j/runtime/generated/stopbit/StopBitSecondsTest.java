package org.marshal4j.runtime.generated.stopbit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalTime;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;

class StopBitSecondsTest {
    private static final int[] POWERS = {1, 10, 1000, 1_000_000, 100_000_000};

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void durationsHaveTheExpectedForm(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            int power = POWERS[random.nextInt(POWERS.length)];
            int nanos = random.nextInt(1_000_000_000 / power) * power;
            isOfTheForm(Duration.ofSeconds(random.nextLong() >> random.nextInt(64), nanos));
        }
        for (long power = 1; power <= 1_000_000_000; power *= 10) {
            for (long near = -3; near <= 3; near++) {
                isOfTheForm(Duration.ofSeconds((1L << 59) / power + near, 1_000_000_000 / power % 1_000_000_000));
                isOfTheForm(Duration.ofSeconds(-(1L << 59) / power + near, 999_999_999));
            }
        }
    }

    private static void isOfTheForm(Duration value) {
        BigDecimal seconds = BigDecimal.valueOf(value.getSeconds()).add(BigDecimal.valueOf(value.getNano(), 9));
        BigDecimal shortest = seconds.stripTrailingZeros();
        if (shortest.scale() < 0) {
            shortest = shortest.setScale(0);
        }
        BigInteger number = shortest.unscaledValue().shiftLeft(4).add(BigInteger.valueOf(shortest.scale()));
        TestBuffer expected = TestBuffer.elastic();
        if (number.bitLength() < Long.SIZE) {
            expected.out().writeStopBit(number.longValueExact());
        } else {
            expected.out().writeStopBit(15).writeStopBit(value.getSeconds()).writeStopBit(value.getNano());
        }
        TestBuffer bytes = TestBuffer.elastic();
        StopBitDurations.FORM.writeRequired(value, bytes.out());
        String hex = bytes.hex();

        assertThat(hex).as("%s", value).isEqualTo(expected.hex());
        assertThat(StopBitDurations.FORM.sizeOfRequired(value)).isEqualTo(bytes.size());
        assertThat(StopBitDurations.FORM.readRequired(null, TestBuffer.ofHex(hex)))
                .isEqualTo(value);
        assertThat(StopBitDurations.FORM.readRequired(value, TestBuffer.ofHex(hex)))
                .isSameAs(value);
        Input skipped = TestBuffer.ofHex(hex);
        StopBitDurations.FORM.skipRequired(skipped);
        assertThat(skipped.remaining()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "01, 0 with scale 1 is not the shortest form",
        "a101, 10 with scale 1 is not the shortest form",
        "1a, 1 with scale 10 is not the shortest form",
        "1f, 1 with scale 15 is not the shortest form",
        "0f0100, 1 seconds and 0 nanoseconds are not in their short form",
        "0f018000, -1 nanoseconds do not fit in a second",
        "0f018094ebdc03, 1000000000 nanoseconds do not fit in a second",
    })
    void otherFormsAreRefused(String hex, String detail) {
        assertThatThrownBy(() -> StopBitDurations.FORM.readRequired(
                        null, Input.of(HexFormat.of().parseHex(hex))))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith(detail)
                .hasMessageEndingWith("[MARSHAL214]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"80 b0 54", "8f 00", "0f 00 00", "0f 00 01"})
    void timesOutsideADayAreRefused(String hex) {
        assertThatThrownBy(() -> StopBitLocalTimes.FORM.readRequired(LocalTime.NOON, TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL214]");
    }

    /** Whatever can be read is written as the same bytes. */
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void noValueHasTwoForms(long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[24];
        int read = 0;
        for (int i = 0; i < 20_000; i++) {
            random.nextBytes(bytes);
            for (int at = random.nextInt(10); at > 1; at--) {
                bytes[at - 1] |= (byte) 0x80;
            }
            if (random.nextBoolean()) {
                bytes[0] = 15;
            }
            read += OneForm.isOf(
                    bytes,
                    in -> StopBitDurations.FORM.readRequired(null, in),
                    StopBitDurations.FORM::writeRequired,
                    "MARSHAL205",
                    "MARSHAL214");
        }
        assertThat(read).isGreaterThan(1_000);
    }
}
