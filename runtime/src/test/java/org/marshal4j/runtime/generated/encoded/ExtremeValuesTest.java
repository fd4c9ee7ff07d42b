package org.marshal4j.runtime.generated.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.TimeForm;

/** What is written can be read, at the ends of what times and decimals can be; or it is refused on writing. */
@SuppressWarnings("JavaUtilDate") // users have fields of this class
class ExtremeValuesTest {

    @ParameterizedTest
    @ValueSource(
            longs = {
                Long.MIN_VALUE,
                Long.MIN_VALUE + 1,
                Long.MIN_VALUE + 807,
                Long.MIN_VALUE + 808,
                Long.MIN_VALUE + 809,
                -1,
                0,
                Long.MAX_VALUE - 1,
                Long.MAX_VALUE
            })
    void dates(long millis) {
        Date date = new Date(millis);
        long number = EncodedTimes.number("some", TimeForm.MILLIS, date);
        assertThat(number).isEqualTo(millis);
        assertThat(EncodedTimes.date(TimeForm.MILLIS, (Date) null, number)).isEqualTo(date);
        try {
            long seconds = EncodedTimes.number("some", TimeForm.SECONDS, date);
            Date read = EncodedTimes.date(TimeForm.SECONDS, (Date) null, seconds);
            assertThat(read.getTime()).isEqualTo(Math.floorDiv(millis, 1000L) * 1000);
        } catch (MarshalException e) {
            assertThat(millis).isLessThan(Long.MIN_VALUE + 808);
            assertThat(e.problem()).isEqualTo(RuntimeProblem.NOT_KEPT);
            assertThat(e.path()).isEqualTo("some");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"MILLIS", "MICROS", "NANOS"})
    void timesBeyondALongNameTheirField(TimeForm unit) {
        assertThatThrownBy(() -> EncodedTimes.number("some", unit, Instant.MIN))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.path()).isEqualTo("some"))
                .hasMessageContaining("MARSHAL227");
        assertThatThrownBy(() -> EncodedTimes.number("some", unit, Duration.ofSeconds(Long.MAX_VALUE)))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.path()).isEqualTo("some"))
                .hasMessageContaining("MARSHAL227");
    }

    /** Java writes such decimals as texts that it does not read. */
    @Test
    void decimalsWhoseTextsAreNone() {
        for (int digits = 1; digits <= 3; digits++) {
            BigInteger unscaled = BigInteger.TEN.pow(digits).subtract(BigInteger.ONE);
            for (long back = 0; back <= digits; back++) {
                BigDecimal decimal = new BigDecimal(unscaled, (int) (Integer.MIN_VALUE + back));
                assertReadOrRefused(decimal, back < digits);
                assertReadOrRefused(decimal.negate(), back < digits);
            }
            assertReadOrRefused(new BigDecimal(unscaled, Integer.MAX_VALUE), false);
        }
        assertReadOrRefused(new BigDecimal(BigInteger.ZERO, -Integer.MAX_VALUE), false);
    }

    private static void assertReadOrRefused(BigDecimal decimal, boolean isRefused) {
        if (isRefused) {
            assertThatThrownBy(() -> EncodedDecimals.text("some", decimal))
                    .isInstanceOfSatisfying(
                            MarshalException.class, e -> assertThat(e.path()).isEqualTo("some"))
                    .hasMessageContaining("MARSHAL227");
        } else {
            assertThat(EncodedDecimals.parse(null, EncodedDecimals.text("some", decimal)))
                    .isEqualTo(decimal);
        }
    }
}
