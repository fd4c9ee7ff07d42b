package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.TestBuffer;

class BoxesTest {
    interface Put<T> {
        void put(Object base, long offset, T value);
    }

    interface Get<T> {
        T get(Object base, long offset);
    }

    static Stream<Arguments> boxes() {
        return Stream.of(
                box(Boxes::putBoolean, (base, offset) -> Boxes.getBoolean(null, base, offset), true, "01 01"),
                box(Boxes::putBoolean, (base, offset) -> Boxes.getBoolean(null, base, offset), false, "01 00"),
                box(Boxes::putByte, (base, offset) -> Boxes.getByte(null, base, offset), (byte) -2, "01 fe"),
                box(Boxes::putShort, (base, offset) -> Boxes.getShort(null, base, offset), (short) 0x0102, "01 02 01"),
                box(
                        Boxes::putCharacter,
                        (base, offset) -> Boxes.getCharacter(null, base, offset),
                        '\uFFFE',
                        "01 fe ff"),
                box(
                        Boxes::putInteger,
                        (base, offset) -> Boxes.getInteger(null, base, offset),
                        0x01020304,
                        "01 04 03 02 01"),
                box(
                        Boxes::putLong,
                        (base, offset) -> Boxes.getLong(null, base, offset),
                        0x0102030405060708L,
                        "01 08 07 06 05 04 03 02 01"),
                box(Boxes::putFloat, (base, offset) -> Boxes.getFloat(null, base, offset), 1f, "01 00 00 80 3f"),
                box(
                        Boxes::putDouble,
                        (base, offset) -> Boxes.getDouble(null, base, offset),
                        -2d,
                        "01 00 00 00 00 00 00 00 c0"));
    }

    private static <T> Arguments box(Put<T> put, Get<T> get, T value, String hex) {
        return Arguments.of(put, get, value, hex);
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void presenceThenValue(Put<Object> put, Get<Object> get, Object value, String hex) {
        byte[] expected = TestBuffer.parse(hex);
        byte[] block = new byte[expected.length + 1];
        Arrays.fill(block, (byte) 0x55);

        put.put(block, ARRAY_OFFSET, value);
        assertThat(Arrays.copyOf(block, expected.length)).inHexadecimal().isEqualTo(expected);
        assertThat(block[expected.length]).as("next field").isEqualTo((byte) 0x55);
        assertThat(get.get(block, ARRAY_OFFSET)).isEqualTo(value);

        put.put(block, ARRAY_OFFSET, null);
        assertThat(Arrays.copyOf(block, expected.length)).as("null").isEqualTo(new byte[expected.length]);
        assertThat(block[expected.length]).as("next field").isEqualTo((byte) 0x55);
        assertThat(get.get(block, ARRAY_OFFSET)).isNull();

        block[0] = 3;
        assertThatThrownBy(() -> get.get(block, ARRAY_OFFSET))
                .hasMessage("presence byte 3 instead of 0 or 1 [MARSHAL204]");
    }

    @Test
    void aBooleanIsChecked() {
        byte[] block = {1, 7};
        assertThatThrownBy(() -> Boxes.getBoolean(null, block, ARRAY_OFFSET)).hasMessageEndingWith("[MARSHAL204]");
    }
}
