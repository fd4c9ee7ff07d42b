package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.memory.RawMemory;

class StopBitTest {
    @ParameterizedTest
    @CsvSource({
        "-1, 80 00",
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 80 01",
        "300, ac 02",
        "16383, ff 7f",
        "16384, 80 80 01",
        "2097151, ff ff 7f",
        "2097152, 80 80 80 01",
        "268435455, ff ff ff 7f",
        "268435456, 80 80 80 80 01",
        "2147483647, ff ff ff ff 07"
    })
    void theBytesArePinned(int value, String hex) {
        TestBuffer bytes = TestBuffer.elastic();
        StopBit.write(value, bytes.out());

        assertThat(bytes.hex()).isEqualTo(hex);
        assertThat(StopBit.size(value)).isEqualTo((hex.length() + 1) / 3);
        assertThat(StopBit.read(bytes.in())).isEqualTo(value);
        assertThat(bytes.in().remaining()).isZero();

        TestBuffer ofLong = TestBuffer.elastic();
        ofLong.out().writeStopBit(value);
        assertThat(ofLong.hex()).isEqualTo(hex);
        assertThat(ofLong.in().readStopBit()).isEqualTo(value);
    }

    @ParameterizedTest
    @EnumSource
    void everyMemoryHoldsTheSame(TestBuffers kind) {
        int[] values = {-1, 0, 1, 127, 128, 300, 16383, 16384, Integer.MAX_VALUE};
        TestBuffer bytes = kind.make();
        for (int value : values) {
            StopBit.write(value, bytes.out());
        }
        assertThat(bytes.hex()).isEqualTo("80 00 00 01 7f 80 01 ac 02 ff 7f 80 80 01 ff ff ff ff 07");
        for (int value : values) {
            assertThat(StopBit.read(bytes.in())).isEqualTo(value);
        }
        assertThatThrownBy(() -> StopBit.read(bytes.in())).isInstanceOf(BufferUnderflowException.class);
        assertThat(bytes.in().remaining()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void aValueThatDoesNotFitMovesNothing(TestBuffers kind) {
        TestBuffer bytes = kind.make(4);
        bytes.out().writeByte((byte) 9);
        assertThatThrownBy(() -> StopBit.write(268435456, bytes.out()))
                .isInstanceOf(BufferOverflowException.class)
                .hasMessage("5 bytes needed, 3 left");
        assertThat(bytes.size()).isOne();
        StopBit.write(2097151, bytes.out());
        assertThatThrownBy(() -> StopBit.write(0, bytes.out())).isInstanceOf(BufferOverflowException.class);
        assertThat(bytes.hex()).isEqualTo("09 ff ff 7f");
        assertThat(bytes.isUntouchedAround()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 127, 128, 16383, 16384, Integer.MAX_VALUE})
    void writesToABlockAndReturnsItsSize(int value) {
        byte[] block = new byte[8];
        long end = StopBit.put(block, RawMemory.ARRAY_OFFSET + 1, value);
        int size = (int) (end - RawMemory.ARRAY_OFFSET) - 1;

        assertThat(size).isEqualTo(StopBit.size(value));
        assertThat(StopBit.read(Input.of(block, 1, size))).isEqualTo(value);
        assertThat(block[0]).isZero();
        assertThat(Arrays.copyOfRange(block, 1 + size, block.length)).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "81 00", // −2, or a long form of 1
                "ff 00",
                "80 80 00", // long forms of −1 and 0
                "ac 82 00",
                "80 80 80 80 00",
                "80 80 80 80 80 00"
            })
    void refusesLongerFormsAndLessThanMinusOne(String hex) {
        assertThatThrownBy(() -> StopBit.read(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL205]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"80 80 80 80 08", "ff ff ff ff 7f", "ff ff ff ff ff ff ff ff 7f", "80 80 80 80 80 01"})
    void refusesNumbersBeyondTheRangeOfInt(String hex) {
        assertThatThrownBy(() -> StopBit.read(TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessage("a count is greater than 2147483647 [MARSHAL205]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "80", "ff ff ff"})
    void refusesToReadBeyondTheEnd(String hex) {
        assertThatThrownBy(() -> StopBit.read(TestBuffer.ofHex(hex))).isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void refusesToWriteLessThanMinusOne() {
        TestBuffer bytes = TestBuffer.elastic();
        assertThatThrownBy(() -> StopBit.write(-2, bytes.out())).isInstanceOf(IllegalArgumentException.class);
        assertThat(bytes.size()).isZero();
    }
}
