package org.marshal4j.runtime.generated.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

class StopBitDoublesTest {

    @ParameterizedTest
    @CsvSource({
        "0.0, 00",
        "-0.0, 40",
        "1.0, 9f7c",
        "2.0, 20",
        "-1.5, df7e",
        "0.1, 9feeb399cce6b3994d",
        "4.9E-324, 80808080808080808040",
        "NaN, bf7e",
    })
    void hasTheHighestBitsFirst(Double value, String hex) {
        assertThat(HexFormat.of().formatHex(written(value))).isEqualTo(hex);
        assertThat(StopBitDoubles.readDouble(Input.of(HexFormat.of().parseHex(hex))))
                .isEqualTo(value);
    }

    @Test
    void keepsEveryBit() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long bits = random.nextLong() << random.nextInt(Long.SIZE);
            double value = Double.longBitsToDouble(bits);
            double read = StopBitDoubles.readDouble(Input.of(written(value)));
            assertThat(Double.doubleToRawLongBits(read)).isEqualTo(bits);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"8000", "9f00", "80808080808080808000", "80808080808080808041", "808080808080808080c000"})
    void refusesWhatIsLongerThanNecessary(String hex) {
        Input in = Input.of(HexFormat.of().parseHex(hex));
        assertThatThrownBy(() -> StopBitDoubles.readDouble(in))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL205");
    }

    private static byte[] written(double value) {
        byte[] bytes = new byte[StopBitDoubles.sizeOfDouble(value)];
        StopBitDoubles.writeDouble(value, Output.to(bytes));
        return bytes;
    }
}
