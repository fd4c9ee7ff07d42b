package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts with characters beyond ASCII, in an array and in direct memory. */
class Utf8StringsTest {
    private static final int[] LENGTHS = {0, 1, 2, 7, 8, 15, 16, 17, 33, 64, 130};
    private static final String[] OTHERS = {
        "\u0080", "\u00FF", "\u0141", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF", "\uD83D\uDE00", "\uDBFF\uDFFF"
    };

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void writesAndComparesEachCharacter(boolean direct) {
        for (int before : LENGTHS) {
            for (String other : OTHERS) {
                for (String after : new String[] {"", "a", other, "Joe" + other + "k"}) {
                    check("x".repeat(before) + other + after, direct);
                }
            }
        }
    }

    private static void check(String text, boolean direct) {
        byte[] expected = text.getBytes(StandardCharsets.UTF_8);
        SurroundedBytes bytes = new SurroundedBytes(direct, expected.length);
        assertThat(Utf8Strings.size(text)).as(text).isEqualTo(expected.length);
        assertThat(Utf8Strings.put(text, bytes.base(), bytes.offset()))
                .as(text)
                .isEqualTo(bytes.offset() + expected.length);
        assertThat(bytes.holds(text, StandardCharsets.UTF_8)).isTrue();
        assertThat(matches(text, bytes, expected.length)).as(text).isTrue();
        assertThat(matches(text, bytes, expected.length + 1)).as(text).isFalse();
        if (text.length() < expected.length - 1) {
            assertThat(matches(text, bytes, expected.length - 1)).as(text).isFalse();
        }
        for (int i = 0; i < expected.length; i++) {
            for (int other : new int[] {'y', 0x80, 0xBF, 0xC3, 0xFF}) {
                bytes.put(i, other);
                assertThat(matches(text, bytes, expected.length))
                        .as("0x%02X at %d of %s", other, i, text)
                        .isEqualTo(expected[i] == (byte) other);
            }
            bytes.put(i, expected[i]);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void refusesHalvesOfPairs(boolean direct) {
        for (int before : LENGTHS) {
            for (String half : new String[] {"\uD800", "\uDBFF", "\uDC00", "\uDFFF"}) {
                for (String after : new String[] {"", "a", "\uD83D\uDE00", "\u1234"}) {
                    refuses("x".repeat(before) + half + after, direct);
                }
            }
        }
        refuses("\uDE00\uD83D", direct);
        refuses("\uD83D\uD83D", direct);
    }

    private static void refuses(String text, boolean direct) {
        SurroundedBytes bytes = new SurroundedBytes(direct, 3 * text.length());
        assertThat(Utf8Strings.size(text)).as(text).isEqualTo(Utf16.MALFORMED);
        assertThat(Utf8Strings.put(text, bytes.base(), bytes.offset())).as(text).isEqualTo(Utf16.MALFORMED);
        // As if each half were a character.
        int size = 0;
        for (char c : text.toCharArray()) {
            int width = Utf8.size(c);
            Utf8.put(bytes.base(), bytes.offset() + size, width, c);
            size += width;
        }
        assertThat(matches(text, bytes, size)).as(text).isFalse();
    }

    private static boolean matches(String text, SurroundedBytes bytes, int count) {
        return Utf8Strings.matches(text, bytes.base(), bytes.offset(), count);
    }
}
