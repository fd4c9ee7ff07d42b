package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.OtherJvm;
import org.marshal4j.runtime.Utf8Decoder;

@Tag("unsafe")
class StringMemoryTest {

    @Test
    void theFieldsOfStringAreKnownOnTestedJvms() {
        assertThat(StringMemory.KNOWN).isTrue();
        assertThat(StringMemory.latin1("ab")).containsExactly('a', 'b');
        assertThat(StringMemory.utf16("ab")).isNull();
        assertThat(StringMemory.latin1("\u20AC")).isNull();
        assertThat(StringMemory.utf16("\u20AC")).containsExactly(0xAC, 0x20);
    }

    @Test
    void createdStringsAreLikeAnyOthers() {
        assertThat(StringMemory.ofLatin1(new byte[] {'a', (byte) 0xE9}))
                .isEqualTo("a\u00E9")
                .hasSameHashCodeAs("a\u00E9");
        assertThat(StringMemory.ofUtf16(new byte[] {0x34, 0x12}))
                .isEqualTo("\u1234")
                .hasSameHashCodeAs("\u1234");
    }

    /** Writes and reads in a JVM that uses two bytes for every character of a String. */
    public static final class Main {
        private Main() {}

        /** Takes no arguments. */
        public static void main(String[] args) {
            System.out.print(StringMemory.KNOWN);
            for (String text : new String[] {"", "plain text", "\u00E9t\u00E9", "5 \u20AC and \uD83D\uDE00"}) {
                byte[] expected = text.getBytes(StandardCharsets.UTF_8);
                byte[] bytes = new byte[(int) Utf8.size(text)];
                Utf8.put(text, bytes, RawMemory.ARRAY_OFFSET);
                boolean same = Arrays.equals(bytes, expected)
                        && Utf8.matches(text, bytes, RawMemory.ARRAY_OFFSET, bytes.length)
                        && Utf8Decoder.decode(bytes, RawMemory.ARRAY_OFFSET, bytes.length)
                                .equals(text)
                        && Utf8.putAscii(text, new byte[99], RawMemory.ARRAY_OFFSET) == (text.length() == bytes.length);
                System.out.print(" " + same);
            }
        }
    }

    @Tag("other-jvm")
    @Test
    void otherStringsTakeTheSlowPath() throws Exception {
        assertThat(OtherJvm.run(Main.class, "-XX:-CompactStrings")).endsWith("false true true true true");
    }
}
