package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Buffers;

class StopBitsTest {
    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void longsAreChroniclesForm(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            long value = random.nextLong() >> random.nextInt(64);
            isChroniclesForm(value);
        }
    }

    @Test
    void longsAtEveryBoundaryAreChroniclesForm() {
        for (int shift = 0; shift < 64; shift++) {
            for (int near = -1; near <= 1; near++) {
                isChroniclesForm((1L << shift) + near);
                isChroniclesForm(-(1L << shift) + near);
            }
        }
    }

    private static void isChroniclesForm(long value) {
        Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
        chronicles.writeStopBit(value);
        Bytes<?> ours = Bytes.allocateElasticOnHeap();
        StopBits.writeLong("value", value, ours);

        assertThat(Buffers.hex(ours)).as("%s", value).isEqualTo(Buffers.hex(chronicles));
        assertThat(StopBits.sizeOfLong(value)).isEqualTo((int) ours.readRemaining());
        assertThat(StopBits.readLong(chronicles)).isEqualTo(value);
        assertThat(ours.readStopBit()).isEqualTo(value);
    }

    @Tag("long")
    @Test
    void everyCharIsChroniclesForm() {
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
            chronicles.writeStopBit((char) c);
            Bytes<?> ours = Bytes.allocateElasticOnHeap();
            StopBits.writeChar("value", (char) c, ours);

            assertThat(ours.contentEquals(chronicles)).as("%s", c).isTrue();
            assertThat(StopBits.readChar(chronicles)).isEqualTo((char) c);
            assertThat(ours.readStopBitChar()).isEqualTo((char) c);
        }
    }

    @Test
    void everyShortComesBack() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        for (int value = Short.MIN_VALUE; value <= Short.MAX_VALUE; value++) {
            bytes.clear();
            StopBits.writeShort("value", (short) value, bytes);
            assertThat(StopBits.sizeOfShort((short) value)).isEqualTo((int) bytes.readRemaining());
            assertThat(StopBits.readShort(bytes)).isEqualTo((short) value);
        }
    }

    @Test
    void anotherBoxIsReplaced() {
        assertThat(StopBits.readBoxedLong(5L, Buffers.ofHex("01 80 20"))).isEqualTo(4096L);
        assertThat(StopBits.readBoxedLong(null, Buffers.ofHex("01 80 20"))).isEqualTo(4096L);
        assertThat(StopBits.readBoxedLong(5L, Buffers.ofHex("00"))).isNull();
    }
}
