package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of several lengths, in an array and in direct memory. */
class AsciiCharsTest {
    private static final int[] LENGTHS = {0, 1, 3, 7, 8, 9, 15, 16, 17, 31, 35, 63, 64, 65, 66, 67, 130};
    private static final char[] NOT_ASCII = {'\u0080', '\u00FF', '\u0141', '\u6100', '\uFFFF'};

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void writesReadsAndComparesEachCharacter(boolean direct) {
        for (int length : LENGTHS) {
            String text = text(length);
            assertThat(AsciiChars.isAscii(text)).isTrue();
            SurroundedBytes bytes = new SurroundedBytes(direct, length);
            AsciiChars.put(text, bytes.base(), bytes.offset());
            assertThat(bytes.holds(text, StandardCharsets.ISO_8859_1)).isTrue();
            assertThat(AsciiChars.get(bytes.base(), bytes.offset(), length)).isEqualTo(text);
            assertThat(AsciiChars.equal(text, bytes.base(), bytes.offset())).isTrue();
            for (int i = 0; i < length; i++) {
                differs(text, i, bytes);
            }
        }
    }

    private static void differs(String text, int i, SurroundedBytes bytes) {
        StringBuilder other = new StringBuilder(text);
        other.setCharAt(i, 'A');
        assertThat(AsciiChars.equal(other.toString(), bytes.base(), bytes.offset()))
                .isFalse();
        byte was = bytes.get(i);
        for (char c : NOT_ASCII) {
            other.setCharAt(i, c);
            assertThat(AsciiChars.isAscii(other.toString())).isFalse();
            for (int b : new int[] {was, c & 0xFF, 0xFF}) {
                bytes.put(i, b);
                assertThat(AsciiChars.equal(other.toString(), bytes.base(), bytes.offset()))
                        .as("U+%04X and 0x%02X at %d of %d", (int) c, b, i, text.length())
                        .isFalse();
            }
        }
        bytes.put(i, was);
    }

    /** Every byte that is not ASCII is 0xFF, as is every character. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void doesNotTakeOtherBytesForCharacters(boolean direct) {
        for (int length : LENGTHS) {
            if (length > 0) {
                SurroundedBytes bytes = new SurroundedBytes(direct, length);
                for (int i = 0; i < length; i++) {
                    bytes.put(i, 0xFF);
                }
                assertThat(AsciiChars.equal("\u00FF".repeat(length), bytes.base(), bytes.offset()))
                        .isFalse();
            }
        }
    }

    private static String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) ('a' + i % 26));
        }
        return text.toString();
    }
}
