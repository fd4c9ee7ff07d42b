package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.MarshalException;

class RawMemoryTest {
    private final byte[] array = new byte[32];

    @Test
    void isLittleEndianOnTheHeap() {
        RawMemory.putLong(array, ARRAY_OFFSET, 0x0807060504030201L);
        RawMemory.putInt(array, ARRAY_OFFSET + 8, 0x0C0B0A09);
        RawMemory.putShort(array, ARRAY_OFFSET + 12, (short) 0x0E0D);
        RawMemory.putChar(array, ARRAY_OFFSET + 14, '\u100F');
        RawMemory.putFloat(array, ARRAY_OFFSET + 16, 1.0f);
        RawMemory.putDouble(array, ARRAY_OFFSET + 20, 1.0);
        RawMemory.putByte(array, ARRAY_OFFSET + 28, (byte) 0xFE);
        RawMemory.putBoolean(array, ARRAY_OFFSET + 29, true);

        assertThat(array)
                .inHexadecimal()
                .containsExactly(
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0, 0, 0x80, 0x3F, 0, 0, 0, 0, 0, 0, 0xF0,
                        0x3F, 0xFE, 1, 0, 0);
        assertThat(RawMemory.getLong(array, ARRAY_OFFSET)).isEqualTo(0x0807060504030201L);
        assertThat(RawMemory.getInt(array, ARRAY_OFFSET + 8)).isEqualTo(0x0C0B0A09);
        assertThat(RawMemory.getShort(array, ARRAY_OFFSET + 12)).isEqualTo((short) 0x0E0D);
        assertThat(RawMemory.getChar(array, ARRAY_OFFSET + 14)).isEqualTo('\u100F');
        assertThat(RawMemory.getFloat(array, ARRAY_OFFSET + 16)).isEqualTo(1.0f);
        assertThat(RawMemory.getDouble(array, ARRAY_OFFSET + 20)).isEqualTo(1.0);
        assertThat(RawMemory.getByte(array, ARRAY_OFFSET + 28)).isEqualTo((byte) 0xFE);
        assertThat(Booleans.get(array, ARRAY_OFFSET + 29)).isTrue();
    }

    @Test
    void rawBitsOfNanSurvive() {
        float signalling = Float.intBitsToFloat(0x7FC00123);
        RawMemory.putFloat(array, ARRAY_OFFSET, signalling);

        assertThat(RawMemory.getInt(array, ARRAY_OFFSET)).isEqualTo(0x7FC00123);
        assertThat(Float.floatToRawIntBits(RawMemory.getFloat(array, ARRAY_OFFSET)))
                .isEqualTo(0x7FC00123);
    }

    @Test
    void noOtherByteIsReadAsABoolean() {
        for (int value = 0; value < 256; value++) {
            array[0] = (byte) value;
            boolean known = value == 0 || value == 1 || value == 'Y' || value == 'N';
            if (known) {
                assertThat(Booleans.get(array, ARRAY_OFFSET)).isEqualTo(value == 1 || value == 'Y');
            } else {
                assertThatThrownBy(() -> Booleans.get(array, ARRAY_OFFSET))
                        .isInstanceOf(MarshalException.class)
                        .hasMessage("boolean " + value + " instead of 0, 1, 'Y' or 'N' [MARSHAL204]");
            }
            assertThat(RawMemory.areBooleans(array, ARRAY_OFFSET, 1)).isEqualTo(value < 2);
        }
    }

    @Test
    void oneBadBooleanAnywhereIsNoticed() {
        for (int count = 1; count <= 20; count++) {
            for (int i = 0; i < count; i++) {
                byte[] flags = new byte[20];
                Arrays.fill(flags, (byte) 1);
                flags[i] = 2;
                assertThat(RawMemory.areBooleans(flags, ARRAY_OFFSET, count)).isFalse();
                assertThat(RawMemory.areBooleans(flags, ARRAY_OFFSET, i)).isTrue();
            }
        }
    }

    @Test
    void copiesExactlyTheGivenSize() {
        byte[] from = pattern(64);
        for (int size = 0; size <= 40; size++) {
            byte[] to = new byte[64];
            RawMemory.copy(from, ARRAY_OFFSET + 3, to, ARRAY_OFFSET + 5, size);
            byte[] expected = new byte[64];
            System.arraycopy(from, 3, expected, 5, size);
            assertThat(to).isEqualTo(expected);

            RawMemory.zero(to, ARRAY_OFFSET + 5, size);
            assertThat(to).isEqualTo(new byte[64]);
        }
    }

    @Test
    void aFewBytesAreReadAsANumberWhateverSurroundsThem() {
        byte[] memory = {-1, -2, 1, 2, -3, 4, 5, 6, 7, -8, -9};
        for (int count = 0; count < 8; count++) {
            long expected = 0;
            for (int i = 0; i < count; i++) {
                expected |= (memory[2 + i] & 0xFFL) << (8 * i);
            }
            assertThat(RawMemory.getFew(memory, RawMemory.ARRAY_OFFSET + 2, count))
                    .isEqualTo(expected);
        }
    }

    @Test
    void byteArraysBeginAtTheArrayOffset() {
        assertThat(RawMemory.arrayOffset(byte[].class)).isEqualTo((int) RawMemory.ARRAY_OFFSET);
    }

    private static byte[] pattern(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (i * 31 + size);
        }
        return bytes;
    }
}
