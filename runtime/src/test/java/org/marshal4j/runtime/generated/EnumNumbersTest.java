package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.generated.encoded.EnumNumbers;

class EnumNumbersTest {
    enum Side {
        BUY,
        SELL,
        LATER
    }

    /** Close together, far apart, at both ends of the range; in one text or two. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "BUY=1,SELL=2",
                "SELL=-5,BUY=7",
                "SELL=-2147483648,BUY=2147483647",
                "BUY=0,SELL=1000000",
                "BUY=3 SELL=70",
                "BUY=2147483646,SELL=2147483647"
            })
    void numbersAndConstants(String texts) {
        EnumNumbers<Side> numbers = EnumNumbers.of(Side.values(), texts.split(" "));
        for (String entry : texts.split("[ ,]")) {
            Side side = Side.valueOf(entry.substring(0, entry.indexOf('=')));
            int number = Integer.parseInt(entry.substring(entry.indexOf('=') + 1));
            assertThat(numbers.of("side", side)).isEqualTo(number);
            assertThat(numbers.at(number)).isEqualTo(side);
            for (long other :
                    new long[] {number + 3L, number - 3L, number + (1L << 32), Long.MIN_VALUE, Long.MAX_VALUE}) {
                assertThatThrownBy(() -> numbers.at(other))
                        .hasMessageContaining("no constant of " + Side.class.getName() + " has the number " + other)
                        .hasMessageContaining("MARSHAL209");
            }
        }
    }

    /** The enum has been compiled again meanwhile. */
    @Test
    void constantsThatAreNewOrGone() {
        EnumNumbers<Side> numbers = EnumNumbers.of(Side.values(), "BUY=1,GONE=2,SELL=3");
        assertThat(numbers.at(3)).isEqualTo(Side.SELL);
        assertThatThrownBy(() -> numbers.at(2)).hasMessageContaining("MARSHAL209");
        assertThatThrownBy(() -> numbers.of("side", Side.LATER))
                .hasMessageContaining("LATER had no number")
                .hasMessageContaining("MARSHAL227");
    }

    @Test
    void otherNumbersOfTheEnumAreRefused() {
        EnumNumbers<Side> numbers = EnumNumbers.of(Side.values(), "SELL=-5,BUY=7");
        assertThat(numbers.checked(-5, 7)).isSameAs(numbers);
        assertThatThrownBy(() -> numbers.checked(-5, 8))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(Side.class.getName() + ".BUY has the number 8, but @EnumNumber(7)");
    }
}
