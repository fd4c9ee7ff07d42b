package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FixedArraysTest {
    private static final long START = RawMemory.ARRAY_OFFSET;

    private final byte[] memory = new byte[64];

    private String hex(int bytes) {
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < bytes; i++) {
            hex.append(String.format("%02x", memory[i]));
        }
        return hex.toString();
    }

    @Test
    void elementsOfEveryType() {
        FixedArrays.put(memory, START, 2, new boolean[] {true, false});
        assertThat(hex(3)).isEqualTo("010000");
        assertThat(FixedArrays.getBooleans(null, memory, START, 2)).containsExactly(true, false);
        FixedArrays.put(memory, START, 2, new byte[] {-1, 2});
        assertThat(hex(3)).isEqualTo("ff0200");
        assertThat(FixedArrays.getBytes(null, memory, START, 2)).containsExactly(-1, 2);
        FixedArrays.put(memory, START, 2, new short[] {-2, 0x102});
        assertThat(hex(4)).isEqualTo("feff0201");
        assertThat(FixedArrays.getShorts(null, memory, START, 2)).containsExactly((short) -2, (short) 0x102);
        FixedArrays.put(memory, START, 1, new char[] {'é'});
        assertThat(hex(2)).isEqualTo("e900");
        assertThat(FixedArrays.getChars(null, memory, START, 1)).containsExactly('é');
        FixedArrays.put(memory, START, 2, new int[] {1, -1});
        assertThat(hex(8)).isEqualTo("01000000ffffffff");
        assertThat(FixedArrays.getInts(null, memory, START, 2)).containsExactly(1, -1);
        FixedArrays.put(memory, START, 1, new long[] {258});
        assertThat(hex(8)).isEqualTo("0201000000000000");
        assertThat(FixedArrays.getLongs(null, memory, START, 1)).containsExactly(258);
        FixedArrays.put(memory, START, 1, new float[] {1.5f});
        assertThat(hex(4)).isEqualTo("0000c03f");
        assertThat(FixedArrays.getFloats(null, memory, START, 1)).containsExactly(1.5f);
        FixedArrays.put(memory, START, 1, new double[] {1.5});
        assertThat(hex(8)).isEqualTo("000000000000f83f");
        assertThat(FixedArrays.getDoubles(null, memory, START, 1)).containsExactly(1.5);
    }

    @Test
    void nullIsZeros() {
        java.util.Arrays.fill(memory, (byte) 7);
        FixedArrays.putNullable(memory, START, 2, (int[]) null);
        assertThat(hex(10)).isEqualTo("00000000000000000007");
        assertThat(FixedArrays.getNullableInts(new int[2], memory, START, 2)).isNull();
        FixedArrays.putNullable(memory, START, 2, new int[] {1, 2});
        assertThat(hex(10)).isEqualTo("01010000000200000007");
        assertThat(FixedArrays.getNullableInts(null, memory, START, 2)).containsExactly(1, 2);
    }

    @Test
    void theCurrentArrayIsRefilledIfItFits() {
        FixedArrays.put(memory, START, 2, new long[] {3, 4});
        long[] current = {1, 2};
        assertThat(FixedArrays.getLongs(current, memory, START, 2))
                .isSameAs(current)
                .containsExactly(3, 4);
        assertThat(FixedArrays.getLongs(new long[3], memory, START, 2)).containsExactly(3, 4);
    }

    @Test
    void anotherLengthIsRefused() {
        FixedArrays.check("levels", 2, null);
        FixedArrays.check("levels", 2, new int[2]);
        assertThatThrownBy(() -> FixedArrays.check("levels", 2, new int[3]))
                .isInstanceOf(MarshalException.class)
                .hasMessage("levels: 3 elements instead of 2 [MARSHAL215]");
        assertThatThrownBy(() -> FixedArrays.put(memory, START, 2, new double[1]))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThatThrownBy(() -> FixedArrays.putNullable(memory, START, 2, new byte[5]))
                .hasMessageEndingWith("[MARSHAL215]");
    }

    @Test
    void impossibleBytesAreRefused() {
        memory[0] = 2;
        assertThatThrownBy(() -> FixedArrays.getNullableBytes(null, memory, START, 1))
                .hasMessageEndingWith("[MARSHAL204]");
        assertThatThrownBy(() -> FixedArrays.getBooleans(null, memory, START, 1))
                .hasMessageEndingWith("[MARSHAL204]");
    }
}
