package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.memory.RawMemory;

class FixedTextTest {
    private static final long START = RawMemory.ARRAY_OFFSET + 1;

    private static byte[] put(int room, String value) {
        int size = room + (room > 254 ? 2 : 1);
        byte[] bytes = new byte[size + 2];
        Arrays.fill(bytes, (byte) 0x55);
        FixedText.put(bytes, START, room, value);
        assertThat(bytes[0]).isEqualTo((byte) 0x55);
        assertThat(bytes[size + 1]).isEqualTo((byte) 0x55);
        return Arrays.copyOfRange(bytes, 1, size + 1);
    }

    private static String get(String current, byte[] bytes, int room) {
        return FixedText.get(current, bytes, RawMemory.ARRAY_OFFSET, room);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "null",
            value = {
                "null, ff 00 00 00 00 00",
                "'', 00 00 00 00 00 00",
                "ab, 02 61 62 00 00 00",
                "abcde, 05 61 62 63 64 65",
                "\u00E9\u20AC, 05 c3 a9 e2 82 ac",
                "a\uD83D\uDE00, 05 61 f0 9f 98 80"
            })
    void theBytesArePinned(String value, String hex) {
        byte[] bytes = put(5, value);
        assertThat(TestBuffer.hex(bytes)).isEqualTo(hex);
        assertThat(get(null, bytes, 5)).isEqualTo(value);
        assertThat(get("other", bytes, 5)).isEqualTo(value);
        String current = value == null ? null : value.intern();
        assertThat(get(current, bytes, 5)).isSameAs(current);
        assertThatCode(() -> FixedText.check("code", 5, value)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 254, 255, 256, 65_534})
    void textsMayFillTheirSpace(int room) {
        for (String value : new String[] {null, "", "x".repeat(room), "\u00E9".repeat(room / 2)}) {
            byte[] bytes = put(room, value);
            assertThat(get(null, bytes, room)).isEqualTo(value);
        }
        assertThat(Arrays.copyOf(put(255, null), 3)).containsExactly(0xFF, 0xFF, 0);
        assertThat(Arrays.copyOf(put(255, "x".repeat(255)), 3)).containsExactly(0xFF, 0, 'x');
        assertThat(Arrays.copyOf(put(254, "x".repeat(254)), 2)).containsExactly(0xFE, 'x');
    }

    @ParameterizedTest
    @ValueSource(strings = {"abcdef", "abcd\u00E9", "\u20AC\u20AC", "\uD83D\uDE00\u00E9"})
    void aTooLongTextIsRefused(String value) {
        assertThatThrownBy(() -> FixedText.check("code", 5, value))
                .isInstanceOf(MarshalException.class)
                .hasMessage("code: a text of 6 bytes, but its length is fixed to 5 [MARSHAL215]");
        byte[] bytes = new byte[8];
        assertThatThrownBy(() -> FixedText.put(bytes, START, 5, value)).hasMessageEndingWith("[MARSHAL215]");
        assertThat(bytes[7]).isZero();
    }

    @Test
    void anUnpairedSurrogateIsRefused() {
        assertThatThrownBy(() -> put(9, "ab\uD83D")).hasMessageEndingWith("[MARSHAL208]");
    }

    @Test
    void bytesAfterTheTextDoNotMatter() {
        assertThat(get(null, new byte[] {1, 'a', 'b', -1}, 3)).isEqualTo("a");
    }

    @Test
    void impossibleBytesAreRefused() {
        assertThatThrownBy(() -> get(null, new byte[] {4, 'a', 'b', 'c'}, 3))
                .hasMessage("a text of 4 bytes in 3 bytes [MARSHAL205]");
        assertThatThrownBy(() -> get(null, new byte[] {45, 1}, 300))
                .hasMessage("a text of 301 bytes in 300 bytes [MARSHAL205]");
        assertThatThrownBy(() -> get(null, new byte[] {2, 'a', -1, 0}, 3)).hasMessageEndingWith("[MARSHAL208]");
    }

    @Test
    void aRequiredTextIsNotNull() {
        byte[] bytes = put(3, "ab");
        assertThat(FixedText.getRequired(null, bytes, RawMemory.ARRAY_OFFSET, 3))
                .isEqualTo("ab");
        byte[] none = put(3, null);
        assertThatThrownBy(() -> FixedText.getRequired(null, none, RawMemory.ARRAY_OFFSET, 3))
                .hasMessageEndingWith("[MARSHAL206]");
    }

    @Test
    void nothingIsAllocated() {
        String[] values = {"abc", "\u00E9\u20AC", null};
        byte[] bytes = new byte[6];
        double perRound = Garbage.fewest(1, () -> {
            for (String value : values) {
                FixedText.check("code", 5, value);
                FixedText.put(bytes, RawMemory.ARRAY_OFFSET, 5, value);
                FixedText.get(value, bytes, RawMemory.ARRAY_OFFSET, 5);
            }
        });
        assertThat(perRound).isLessThan(1);
    }
}
