package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.problem.MarshalException;

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
    void isChroniclesForm(int value, String hex) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        StopBit.write(value, bytes);

        assertThat(Buffers.hex(bytes)).isEqualTo(hex);
        assertThat(StopBit.size(value)).isEqualTo((hex.length() + 1) / 3);
        assertThat(StopBit.read(bytes)).isEqualTo(value);
        assertThat(bytes.readRemaining()).isZero();

        Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
        chronicles.writeStopBit((long) value);
        assertThat(Buffers.hex(chronicles)).isEqualTo(hex);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 127, 128, 16383, 16384, Integer.MAX_VALUE})
    void inABlockItSaysWhereItEnds(int value) {
        byte[] block = new byte[8];
        long end = StopBit.put(block, RawMemory.ARRAY_OFFSET + 1, value);
        int size = (int) (end - RawMemory.ARRAY_OFFSET) - 1;

        assertThat(size).isEqualTo(StopBit.size(value));
        Bytes<?> bytes = Bytes.wrapForRead(Arrays.copyOfRange(block, 1, 1 + size));
        assertThat(StopBit.read(bytes)).isEqualTo(value);
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
        assertThatThrownBy(() -> StopBit.read(Buffers.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL205]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"80 80 80 80 08", "ff ff ff ff 7f", "ff ff ff ff ff ff ff ff 7f", "80 80 80 80 80 01"})
    void refusesMoreThanAnInt(String hex) {
        assertThatThrownBy(() -> StopBit.read(Buffers.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessage("a count is greater than 2147483647 [MARSHAL205]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "80", "ff ff ff"})
    void refusesToReadBeyondTheEnd(String hex) {
        assertThatThrownBy(() -> StopBit.read(Buffers.ofHex(hex))).isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void aLenientBufferDoesNotInventNumbers() {
        Bytes<?> bytes = Buffers.HEAP_BYTE_BUFFER.make();
        bytes.lenient(true);

        assertThatThrownBy(() -> StopBit.read(bytes)).isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void refusesToWriteLessThanMinusOne() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        assertThatThrownBy(() -> StopBit.write(-2, bytes)).isInstanceOf(IllegalArgumentException.class);
        assertThat(bytes.writePosition()).isZero();
    }
}
