package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {
    @ParameterizedTest
    @CsvSource(
            value = {
                "'', 00",
                "A, 01 41",
                "\u007F\u0080, 03 7f c2 80",
                "\u07FF\u0800, 05 df bf e0 a0 80",
                "\uD7FF\uE000\uFFFF, 09 ed 9f bf ee 80 80 ef bf bf",
                "\uD83D\uDE00, 04 f0 9f 98 80",
                "\uD800\uDC00\uDBFF\uDFFF, 08 f0 90 80 80 f4 8f bf bf"
            },
            ignoreLeadingAndTrailingWhitespace = false,
            delimiterString = ", ")
    void isStandardUtf8(String text, String hex) {
        TestBuffer bytes = TestBuffers.NATIVE.make();
        Text.write(text, bytes.out());

        assertThat(bytes.hex()).isEqualTo(hex);
        assertThat(Text.sizeOf(text)).isEqualTo((hex.length() + 1) / 3);
        assertThat(Text.read(null, bytes.in())).isEqualTo(text);
    }

    @Test
    void nullIsMinusOne() {
        TestBuffer bytes = TestBuffer.elastic();
        Text.write(null, bytes.out());

        assertThat(bytes.hex()).isEqualTo("80 00");
        assertThat(Text.sizeOf(null)).isEqualTo(2);
        assertThat(Text.read("before", bytes.in())).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "plain ASCII, long enough for words", "\u00E9t\u00E9", "\u20AC 5", "\uD83D\uDE00!"})
    void anEqualStringIsReused(String text) {
        TestBuffer bytes = TestBuffers.NATIVE.make();
        Text.write(text, bytes.out());
        assertThat(Text.read(text, bytes.in())).isSameAs(text);

        for (String other : new String[] {text + "x", text.substring(1), text.replace(text.charAt(0), 'Z'), ""}) {
            bytes.again();
            assertThat(Text.read(other, bytes.in())).isEqualTo(text);
        }
    }

    @Test
    void readsWhatChronicleWrites() {
        String text = "a\u00E9\u20AC\uD83D\uDE00z";
        String hex = "0d 61 c3 a9 e2 82 ac ed a0 bd ed b8 80 7a";
        assertThat(Text.read(null, TestBuffer.ofHex(hex))).isEqualTo(text);
        assertThat(Text.read(text, TestBuffer.ofHex(hex))).isEqualTo(text);
    }

    @Test
    void outputsAndInputsHaveMethodsForTexts() {
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeUtf8("a\u00E9\u20AC").writeUtf8(null);
        assertThat(bytes.hex()).isEqualTo("06 61 c3 a9 e2 82 ac 80 00");
        assertThat(bytes.in().readUtf8()).isEqualTo("a\u00E9\u20AC");
        assertThat(bytes.in().readUtf8()).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "01 80, 0", // a continuation byte that continues nothing
        "02 61 c3, 1", // truncated
        "03 e2 82 41, 0",
        "02 c0 80, 0", // overlong
        "02 c1 bf, 0",
        "03 e0 9f bf, 0",
        "04 f0 8f bf bf, 0",
        "04 f4 90 80 80, 0", // above U+10FFFF
        "04 f5 80 80 80, 0",
        "01 ff, 0",
        "03 ed a0 bd, 0", // unpaired surrogates
        "03 ed b8 80, 0",
        "04 61 ed b8 80, 1",
        "06 ed a0 bd ed a0 bd, 0",
        "06 ed b8 80 ed a0 bd, 0",
        "06 ed a0 bd e2 82 ac, 0",
        "07 f0 9f 98 80 ed b8 80, 4"
    })
    void refusesWhatIsNotUtf8(String hex, int index) {
        assertThatThrownBy(() -> Text.read(null, TestBuffer.ofHex(hex)))
                .isInstanceOf(MarshalException.class)
                .hasMessage("invalid UTF-8 at byte " + index + " of the text [MARSHAL208]");
    }

    @ParameterizedTest
    @CsvSource({"0, '\uD83D'", "0, '\uDE00'", "1, 'a\uD83Db'", "2, '\uD83D\uDE00\uDE00'"})
    void refusesAnUnpairedSurrogate(int index, String text) {
        TestBuffer bytes = TestBuffers.NATIVE.make();
        assertThatThrownBy(() -> Text.write(text, bytes.out()))
                .isInstanceOf(MarshalException.class)
                .hasMessage("unpaired surrogate at index " + index + " of the text [MARSHAL208]");
        assertThat(bytes.size()).isZero();
        assertThatThrownBy(() -> Text.sizeOf(text)).isInstanceOf(MarshalException.class);
    }

    @Test
    void hugeCountAllocatesNothing() {
        assertThatThrownBy(() -> Text.read(null, TestBuffer.ofHex("ff ff ff ff 07 61")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("a text of 2147483647 bytes, 1 bytes left [MARSHAL203]");
    }

    @Test
    void aTextThatDoesNotFitLeavesThePositionUnchanged() {
        for (String text : new String[] {"12345678", "1234\u00E9\u00E9", "\u20AC\u20AC\u20AC"}) {
            for (TestBuffers kind : TestBuffers.values()) {
                TestBuffer bytes = kind.make(8);
                assertThatThrownBy(() -> Text.write(text, bytes.out())).isInstanceOf(BufferOverflowException.class);
                assertThat(bytes.size()).isZero();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithTheJdk(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            String text = random.ints(random.nextInt(40), 0, 0x110000)
                    .map(c -> random.nextBoolean() ? c & 0x7F : random.nextBoolean() ? c & 0xFFF : c)
                    .filter(c -> c < 0xD800 || c > 0xDFFF)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            TestBuffer bytes = TestBuffer.elastic();
            Text.write(text, bytes.out());
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);

            assertThat(bytes.in().readStopBit()).isEqualTo(utf8.length);
            byte[] rest = new byte[(int) bytes.in().remaining()];
            bytes.in().read(rest);
            assertThat(rest).as("seed %s, text %s", seed, text).isEqualTo(utf8);
            bytes.again();
            assertThat(Text.read(null, bytes.in())).isEqualTo(text);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {4, 5, 6})
    void anyBytesAreReadAsATextOrRefused(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[1 + random.nextInt(8)];
            random.nextBytes(bytes);
            bytes[0] = (byte) (bytes.length - 1);
            String expected = new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_8);
            try {
                String text = Text.read(null, Input.of(bytes));
                assertThat(text).doesNotContain("\uFFFD");
                assertThat(text).as("seed %s, bytes %s", seed, bytes).isEqualTo(expected);
            } catch (MarshalException e) {
                assertThat(expected).as("seed %s, bytes %s", seed, bytes).contains("\uFFFD");
            }
        }
    }
}
