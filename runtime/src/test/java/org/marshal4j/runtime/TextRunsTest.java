package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;

/**
 * Texts are processed several characters at a time: tests every length, with characters beyond ASCII at every
 * position.
 */
class TextRunsTest {
    /** Characters to put between ASCII ones: those of one byte, those of two, and surrogate pairs. */
    private static final String[] OTHERS = {
        "", "\u0080", "\u00FF", "\u0100", "\u07FF", "\u0800", "\uFFFD", "\uD83D\uDE00"
    };

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 15, 16, 17, 23, 24, 31, 33, 130})
    void charactersBeyondAsciiAtEveryPosition(int length) {
        for (String first : OTHERS) {
            for (String second : OTHERS) {
                for (int i = 0; i <= length; i++) {
                    String text = ascii(i) + first + ascii(length - i) + second;
                    check(text);
                }
            }
        }
    }

    @Tag("long")
    @Test
    void randomTexts() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(40);
            int kinds = 1 + random.nextInt(OTHERS.length);
            for (int j = 0; j < length; j++) {
                text.append(random.nextInt(4) > 0 ? ascii(random.nextInt(6)) : OTHERS[random.nextInt(kinds)]);
            }
            check(text.toString());
        }
    }

    private static void check(String text) {
        byte[] expected = text.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[expected.length + 8];
        assertThat(Utf8.size(text)).as(text).isEqualTo(expected.length);
        Utf8.put(text, bytes, RawMemory.ARRAY_OFFSET + 3);
        assertThat(bytes).as(text).startsWith(0, 0, 0).endsWith(0, 0, 0, 0, 0);
        assertThat(new String(bytes, 3, expected.length, StandardCharsets.UTF_8))
                .isEqualTo(text);
        assertThat(Utf8.matches(text, bytes, RawMemory.ARRAY_OFFSET + 3, expected.length))
                .as(text)
                .isTrue();
        String decoded = Utf8Decoder.decode(bytes, RawMemory.ARRAY_OFFSET + 3, expected.length);
        assertThat(decoded).isEqualTo(text).hasSameHashCodeAs(text);
        assertThat(decoded.getBytes(StandardCharsets.UTF_8)).isEqualTo(expected);
        for (int i = 3; i < expected.length + 3; i++) {
            bytes[i] ^= 1;
            assertThat(Utf8.matches(text, bytes, RawMemory.ARRAY_OFFSET + 3, expected.length))
                    .isFalse();
            bytes[i] ^= 1;
        }
        byte[] ascii = new byte[text.length() + 8];
        assertThat(Utf8.putAscii(text, ascii, RawMemory.ARRAY_OFFSET + 3)).isEqualTo(text.length() == expected.length);
        assertThat(ascii).endsWith(0, 0, 0, 0, 0);
    }

    private static String ascii(int length) {
        return "abcdefghijklmnopqrstuvwxyz".repeat(6).substring(0, length);
    }
}
