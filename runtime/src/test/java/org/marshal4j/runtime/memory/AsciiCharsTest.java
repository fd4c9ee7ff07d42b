package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of several lengths, in an array and in direct memory. */
class AsciiCharsTest {
    private static final int AROUND = 8;
    private static final int[] LENGTHS = {0, 1, 3, 7, 8, 9, 15, 16, 17, 31, 35, 63, 64, 65, 66, 67, 130};
    private static final char[] NOT_ASCII = {'\u0080', '\u00FF', '\u0141', '\u6100', '\uFFFF'};

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void writesReadsAndComparesEachCharacter(boolean direct) {
        for (int length : LENGTHS) {
            String text = text(length);
            assertThat(AsciiChars.isAscii(text)).isTrue();
            ByteBuffer bytes = filled(direct, length);
            AsciiChars.put(text, base(bytes), offset(bytes));
            assertThat(content(bytes)).isEqualTo("#".repeat(AROUND) + text + "#".repeat(AROUND));
            assertThat(AsciiChars.get(base(bytes), offset(bytes), length)).isEqualTo(text);
            assertThat(AsciiChars.equal(text, base(bytes), offset(bytes))).isTrue();
            for (int i = 0; i < length; i++) {
                differs(text, i, bytes);
            }
        }
    }

    private static void differs(String text, int i, ByteBuffer bytes) {
        StringBuilder other = new StringBuilder(text);
        other.setCharAt(i, 'A');
        assertThat(AsciiChars.equal(other.toString(), base(bytes), offset(bytes)))
                .isFalse();
        byte was = bytes.get(AROUND + i);
        for (char c : NOT_ASCII) {
            other.setCharAt(i, c);
            assertThat(AsciiChars.isAscii(other.toString())).isFalse();
            for (int b : new int[] {was, c & 0xFF, 0xFF}) {
                bytes.put(AROUND + i, (byte) b);
                assertThat(AsciiChars.equal(other.toString(), base(bytes), offset(bytes)))
                        .as("U+%04X and 0x%02X at %d of %d", (int) c, b, i, text.length())
                        .isFalse();
            }
        }
        bytes.put(AROUND + i, was);
    }

    /** Every byte that is not ASCII is 0xFF, as is every character. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void doesNotTakeOtherBytesForCharacters(boolean direct) {
        for (int length : LENGTHS) {
            if (length > 0) {
                ByteBuffer bytes = filled(direct, length);
                for (int i = 0; i < length; i++) {
                    bytes.put(AROUND + i, (byte) 0xFF);
                }
                assertThat(AsciiChars.equal("\u00FF".repeat(length), base(bytes), offset(bytes)))
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

    private static ByteBuffer filled(boolean direct, int length) {
        int size = length + 2 * AROUND;
        ByteBuffer bytes = direct ? ByteBuffer.allocateDirect(size) : ByteBuffer.allocate(size);
        for (int i = 0; i < size; i++) {
            bytes.put(i, (byte) '#');
        }
        return bytes;
    }

    private static @Nullable Object base(ByteBuffer bytes) {
        return bytes.hasArray() ? bytes.array() : BufferMemory.base(bytes);
    }

    private static long offset(ByteBuffer bytes) {
        return AROUND + (bytes.hasArray() ? RawMemory.ARRAY_OFFSET : BufferMemory.at(bytes));
    }

    private static String content(ByteBuffer bytes) {
        byte[] content = new byte[bytes.capacity()];
        bytes.get(0, content);
        return new String(content, StandardCharsets.ISO_8859_1);
    }
}
