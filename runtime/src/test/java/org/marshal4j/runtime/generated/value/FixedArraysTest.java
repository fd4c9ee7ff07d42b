package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.memory.RawMemory;

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
        Arrays.fill(memory, (byte) 7);
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

    /** Two elements, and the methods for nullable arrays of their type. Each array begins at the second byte. */
    private record Kind(Object value, int size, Consumer<Object> put, UnaryOperator<Object> get) {}

    private List<Kind> kinds() {
        long at = START + 1;
        return List.of(
                new Kind(
                        new boolean[] {true, true},
                        1,
                        value -> FixedArrays.putNullable(memory, at, 2, (boolean[]) value),
                        current -> FixedArrays.getNullableBooleans((boolean[]) current, memory, at, 2)),
                new Kind(
                        new byte[] {-1, 2},
                        1,
                        value -> FixedArrays.putNullable(memory, at, 2, (byte[]) value),
                        current -> FixedArrays.getNullableBytes((byte[]) current, memory, at, 2)),
                new Kind(
                        new short[] {-300, 2},
                        2,
                        value -> FixedArrays.putNullable(memory, at, 2, (short[]) value),
                        current -> FixedArrays.getNullableShorts((short[]) current, memory, at, 2)),
                new Kind(
                        new char[] {'\u20AC', 'b'},
                        2,
                        value -> FixedArrays.putNullable(memory, at, 2, (char[]) value),
                        current -> FixedArrays.getNullableChars((char[]) current, memory, at, 2)),
                new Kind(
                        new int[] {-70_000, 2},
                        4,
                        value -> FixedArrays.putNullable(memory, at, 2, (int[]) value),
                        current -> FixedArrays.getNullableInts((int[]) current, memory, at, 2)),
                new Kind(
                        new long[] {Long.MIN_VALUE, 2},
                        8,
                        value -> FixedArrays.putNullable(memory, at, 2, (long[]) value),
                        current -> FixedArrays.getNullableLongs((long[]) current, memory, at, 2)),
                new Kind(
                        new float[] {1.5f, -2},
                        4,
                        value -> FixedArrays.putNullable(memory, at, 2, (float[]) value),
                        current -> FixedArrays.getNullableFloats((float[]) current, memory, at, 2)),
                new Kind(
                        new double[] {1.5, -2},
                        8,
                        value -> FixedArrays.putNullable(memory, at, 2, (double[]) value),
                        current -> FixedArrays.getNullableDoubles((double[]) current, memory, at, 2)));
    }

    @Test
    void nullableArraysOfEveryType() {
        for (Kind kind : kinds()) {
            int end = 2 + 2 * kind.size;
            Arrays.fill(memory, (byte) 7);
            kind.put.accept(null);
            assertThat(Arrays.copyOf(memory, end + 1)).startsWith(7, 0).endsWith(0, 7);
            assertThat(Arrays.copyOfRange(memory, 1, end)).containsOnly(0);
            assertThat(kind.get.apply(kind.value)).isNull();

            Arrays.fill(memory, (byte) 7);
            kind.put.accept(kind.value);
            assertThat(memory).startsWith(7, 1);
            assertThat(memory[end]).isEqualTo((byte) 7);
            assertThat(kind.get.apply(null)).isEqualTo(kind.value);
            Object fitting = Array.newInstance(kind.value.getClass().getComponentType(), 2);
            assertThat(kind.get.apply(fitting)).isSameAs(fitting).isEqualTo(kind.value);
            Object longer = Array.newInstance(kind.value.getClass().getComponentType(), 3);
            assertThat(kind.get.apply(longer)).isNotSameAs(longer).isEqualTo(kind.value);
        }
    }
}
