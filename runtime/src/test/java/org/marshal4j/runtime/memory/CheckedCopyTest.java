package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Copies without Unsafe, whichever access this JVM uses. */
class CheckedCopyTest {
    private static final int FIRST = CheckedMemory.FIRST;

    static Stream<Arguments> arrays() {
        return Stream.of(
                Arguments.of(new boolean[] {true, false, true, true}, "01000101"),
                Arguments.of(new byte[] {1, -1, 2, 3}, "01ff0203"),
                Arguments.of(new short[] {1, -2, 0x102, 4}, "0100feff02010400"),
                Arguments.of(new char[] {'a', '\u1234', 'b', 'c'}, "6100341262006300"),
                Arguments.of(new int[] {1, -2, 3, 0x01020304}, "01000000feffffff0300000004030201"),
                Arguments.of(new float[] {1, -2, 0, 1}, "0000803f000000c0000000000000803f"),
                Arguments.of(
                        new long[] {1, -2, 3, 4}, "0100000000000000feffffffffffffff03000000000000000400000000000000"),
                Arguments.of(
                        new double[] {1, -2, 0, 1},
                        "000000000000f03f00000000000000c00000000000000000000000000000f03f"));
    }

    private static byte[] bytes(String hex) {
        return java.util.HexFormat.of().parseHex(hex);
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void copiesFromAndToArraysOfPrimitives(Object array, String hex) {
        byte[] expected = bytes(hex);
        byte[] heap = new byte[expected.length + 3];
        CheckedCopy.copy(array, FIRST, heap, FIRST + 3, expected.length);
        assertThat(heap).endsWith(expected).startsWith(0, 0, 0);
        ByteBuffer direct = ByteBuffer.allocateDirect(heap.length).order(ByteOrder.BIG_ENDIAN);
        CheckedCopy.copy(array, FIRST, direct, FIRST + 3, expected.length);
        assertThat(direct).isEqualTo(ByteBuffer.wrap(heap));
        assertThat(direct.order()).isEqualTo(ByteOrder.BIG_ENDIAN);

        for (Object from : new Object[] {heap, direct, direct.asReadOnlyBuffer()}) {
            Object copy = Array.newInstance(array.getClass().componentType(), 4);
            CheckedCopy.copy(from, FIRST + 3, copy, FIRST, expected.length);
            assertThat(copy).isEqualTo(array);
        }
    }

    @Test
    void noBytesNeedNoMemory() {
        byte[] heap = {1};
        CheckedCopy.copy(null, 0, heap, FIRST, 0);
        CheckedCopy.copy(heap, FIRST, null, 0, 0);
        assertThat(heap).containsExactly(1);
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void copiesAPartOfAnArray(Object array, String hex) {
        byte[] all = bytes(hex);
        int size = all.length / 4;
        byte[] two = new byte[2 * size];
        CheckedCopy.copy(array, FIRST + size, two, FIRST, 2 * size);
        assertThat(two).containsExactly(java.util.Arrays.copyOfRange(all, size, 3 * size));

        Object copy = Array.newInstance(array.getClass().componentType(), 4);
        CheckedCopy.copy(two, FIRST, copy, FIRST + 2 * size, 2 * size);
        assertThat(Array.get(copy, 0))
                .isEqualTo(Array.get(Array.newInstance(copy.getClass().componentType(), 1), 0));
        assertThat(Array.get(copy, 2)).isEqualTo(Array.get(array, 1));
        assertThat(Array.get(copy, 3)).isEqualTo(Array.get(array, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 9})
    void accessOutsideTheMemoryIsAnExceptionAndNotACrash(int index) {
        byte[] array = new byte[16];
        ByteBuffer direct = ByteBuffer.allocateDirect(16);

        for (Object base : new Object[] {array, direct}) {
            assertThatThrownBy(() -> CheckedMemory.putLong(base, FIRST + index, 1))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> CheckedMemory.getLong(base, FIRST + index))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThat(array).containsOnly(0);
    }
}
