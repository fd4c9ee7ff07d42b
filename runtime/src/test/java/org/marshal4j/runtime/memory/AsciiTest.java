package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of each length, since each length is divided into words in its own way. */
class AsciiTest {
    private static final int AROUND = 8;

    private static byte[] text(int length) {
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) ('a' + i % 26);
        }
        return text;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40, 63, 65})
    void copiesAndComparesEachByte(int length) {
        byte[] text = text(length);
        byte[] copy = new byte[length + 2 * AROUND];
        Arrays.fill(copy, (byte) '#');
        byte[] expected = copy.clone();
        System.arraycopy(text, 0, expected, AROUND, length);
        long offset = RawMemory.ARRAY_OFFSET + AROUND;

        assertThat(Ascii.copy(text, copy, offset)).isTrue();
        assertThat(copy).isEqualTo(expected);
        assertThat(Ascii.equal(text, copy, offset)).isTrue();

        for (int i = 0; i < length; i++) {
            byte[] other = text.clone();
            other[i]++;
            assertThat(Ascii.equal(other, copy, offset)).as("byte %d", i).isFalse();
            other[i] = (byte) 0xE9;
            byte[] same = copy.clone();
            assertThat(Ascii.copy(other, same, offset)).as("byte %d", i).isFalse();
            same[AROUND + i] = other[i];
            assertThat(Ascii.equal(other, same, offset)).as("byte %d", i).isFalse();
        }
    }
}
