package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.Utf8Decoder;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.memory.Utf8Lengths;
import org.marshal4j.schema.wire.TextKind;

/** Texts of the lengths at which their form changes, the memory next to them, and every class that reads texts. */
class TextEdgesTest {
    private static final byte E_ACUTE = (byte) 0xE9;
    private static final byte[] STALE = new byte[50_000];

    @Test
    void oneByteBeyondAsciiIsNoticedAtEveryPosition() {
        for (int length = 0; length < 80; length++) {
            byte[] ascii = new byte[length];
            Arrays.fill(ascii, (byte) 'a');
            assertThat(Ascii.isAscii(ascii, RawMemory.ARRAY_OFFSET, length)).isTrue();
            assertThat(Ascii.equal(ascii, ascii, RawMemory.ARRAY_OFFSET)).isTrue();
            assertThat(Ascii.others(ascii)).isZero();
            for (int i = 0; i < length; i++) {
                byte[] other = ascii.clone();
                other[i] = E_ACUTE;
                assertThat(Ascii.isAscii(other, RawMemory.ARRAY_OFFSET, length)).isFalse();
                assertThat(Ascii.others(other)).isOne();
                assertThat(Ascii.equal(ascii, other, RawMemory.ARRAY_OFFSET)).isFalse();
                // The bytes are equal, but they are not the text's UTF-8.
                assertThat(Ascii.equal(other, other, RawMemory.ARRAY_OFFSET)).isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 41, 42, 43, 63, 64, 126, 127, 128, 129, 16_383, 16_384})
    void countsOfEverySize(int length) {
        for (String character : new String[] {"a", "\u00E9", "\u20AC"}) {
            String text = character.repeat(length);
            int size = (int) Text.sizeOf(text) + 2;
            Arrays.fill(STALE, (byte) 0x55);
            for (TestBuffers kind : TestBuffers.values()) {
                for (int room : new int[] {size, size + 100_000}) {
                    // Previous contents of the memory must not show up in what is written now.
                    TestBuffer bytes = kind.make(room);
                    bytes.out().write(STALE, 0, size);
                    bytes.clear();
                    Text.write(text, bytes.out());
                    Text.write("z", bytes.out());

                    assertThat(bytes.in().remaining()).isEqualTo(size);
                    assertThat(Text.read(null, bytes.in())).isEqualTo(text);
                    assertThat(Text.read(null, bytes.in())).isEqualTo("z");
                    assertThat(bytes.isUntouchedAround()).isTrue();
                }
            }
        }
    }

    @Test
    void aRefusedShortTextLeavesThePositionUnchanged() {
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer bytes = kind.make(64);
            bytes.out().writeByte((byte) 7);
            assertThatThrownBy(() -> Text.write("\u20AC\uD83D", bytes.out())).isInstanceOf(MarshalException.class);
            assertThat(bytes.size()).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyReaderInEveryBuffer(TestBuffers kind) {
        for (String text : new String[] {"", "plain", "\u00E9t\u00E9", "5 \u20AC".repeat(60), "\uD83D\uDE00"}) {
            TestBuffer bytes = kind.make();
            StringBuilder builder = new StringBuilder(text);
            Text.write(text, bytes.out());
            CharSequences.write(builder, bytes.out());
            StringBuilders.write(builder, bytes.out());
            Text.write(text, bytes.out());

            assertThat(Text.read(null, bytes.in())).isEqualTo(text);
            assertThat(CharSequences.read(builder, bytes.in())).isSameAs(builder);
            assertThat(StringBuilders.read(new StringBuilder("before"), bytes.in()))
                    .hasToString(text);
            assertThat(Text.readInterned(null, bytes.in())).isEqualTo(text);
            assertThat(bytes.in().remaining()).isZero();

            bytes.again();
            assertThat(Text.readInterned(text, bytes.in())).isSameAs(text);
            assertThat(CharSequences.read(new StringBuilder("another"), bytes.in()))
                    .isEqualTo(text);
            assertThat(StringBuilders.read(null, bytes.in())).hasToString(text);
        }
    }

    @Test
    void everyClassMeasuresTheTextsSize() {
        StringBuilder builder = new StringBuilder("a\u20AC".repeat(40));
        assertThat(StringBuilders.sizeOf(builder)).isEqualTo(2 + 160);
        assertThat(CharSequences.sizeOf(builder)).isEqualTo(2 + 160);
        assertThat(CharSequences.sizeOf("a\u20AC")).isEqualTo(5);
        assertThat(CharSequences.sizeOf(null)).isEqualTo(2);
    }

    @Test
    void limitsHoldForTextsInTheWindow() {
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer bytes = kind.make();
            Text.write("abcd", bytes.out());
            assertThatThrownBy(() -> Text.read(null, 3, bytes.in()))
                    .hasMessageEndingWith("at most 3 are allowed [MARSHAL215]");
            bytes.again();
            assertThat(Text.read(null, 4, bytes.in())).isEqualTo("abcd");
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsWrittenAfterTheLimit(TestBuffers kind) {
        for (String text :
                new String[] {"\u20AC\u20AC\u20AC", "\u20AC-------", "12345678", "\u00E9\u00E9\u00E9\u00E9"}) {
            TestBuffer bytes = kind.make(8);
            assertThatThrownBy(() -> Text.write(text, bytes.out())).isInstanceOf(BufferOverflowException.class);
            assertThat(bytes.size()).isZero();
            assertThat(bytes.written()).isEmpty();
            assertThat(bytes.isUntouchedAround()).isTrue();
        }
    }

    @Test
    void aGrowingSequenceIsNotWrittenBeyondItsSize() {
        byte[] memory = new byte[8];
        for (String longer : new String[] {"abc", "ab\u20AC", "a\u20AC"}) {
            assertThatThrownBy(() -> Utf8Chars.put(longer, 2, memory, RawMemory.ARRAY_OFFSET))
                    .isInstanceOf(ConcurrentModificationException.class);
            assertThat(Arrays.copyOfRange(memory, 2, 8)).containsOnly(0);
        }
        assertThatThrownBy(() -> Utf8Chars.put("a", 2, memory, RawMemory.ARRAY_OFFSET))
                .isInstanceOf(ConcurrentModificationException.class);
    }

    @Test
    void aTextMatchesOnlyAsAWhole() {
        for (String text : new String[] {"ab", "a\u00E9", "\u20AC", "\u20ACabcdefghijk", "\uD83D\uDE00", "abc\u20AC"}) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            byte[] more = Arrays.copyOf(utf8, utf8.length + 4);
            for (int count = 0; count <= more.length; count++) {
                assertThat(Utf8.matches(text, more, RawMemory.ARRAY_OFFSET, count))
                        .as("%s of %s", count, text)
                        .isEqualTo(count == utf8.length);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\0", "a\0b", "\0\u00E9\0", "\0\u20AC\0\0", "\0\0\0\0\0\0\0\0\0\u20AC", "\uFFFF", "\uD800\uDC00"
            })
    void nulAndTheLimitsOfThePlanesAreCharacters(String text) {
        TestBuffer bytes = TestBuffer.elastic();
        Text.write(text, bytes.out());
        Text.write(text, bytes.out());
        assertThat(Text.read(null, bytes.in())).isEqualTo(text);
        assertThat(StringBuilders.read(null, bytes.in())).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({
        "06 ed a0 80 ed b0 80, \uD800\uDC00",
        "06 ed a0 bd ed b8 80, \uD83D\uDE00",
        "07 ed a0 80 ed b0 80 7a, \uD800\uDC00z",
        "08 ed a0 80 ed b0 80 c3 a9, \uD800\uDC00\u00E9"
    })
    void surrogatePairsOfChronicleEndWithTheText(String hex, String text) {
        assertThat(Text.read(null, TestBuffer.ofHex(hex))).isEqualTo(text);
        assertThat(StringBuilders.read(null, TestBuffer.ofHex(hex))).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({
        "02 61 c3 a9, 1", // the rest of the character comes after the text
        "03 61 62 e2 82 ac, 2",
        "03 ed a0 bd ed b8 80, 0",
        "02 c3 41, 0",
        "04 c3 41 c3 a9, 0",
        "03 e2 41 82, 0"
    })
    void bytesAfterABrokenTextDoNotCompleteIt(String hex, int index) {
        String message = "invalid UTF-8 at byte " + index + " of the text [MARSHAL208]";
        assertThatThrownBy(() -> Text.read(null, TestBuffer.ofHex(hex))).hasMessage(message);
        assertThatThrownBy(() -> StringBuilders.read(null, TestBuffer.ofHex(hex)))
                .hasMessage(message);
    }

    @Test
    void bytesAroundTheTextAreNotCounted() {
        for (int length = 1; length < 40; length++) {
            String text = "a".repeat(length) + "\u00E9";
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            for (int around : new int[] {0x80, 0xC3, 0xF0}) {
                byte[] memory = new byte[utf8.length + 32];
                Arrays.fill(memory, (byte) around);
                System.arraycopy(utf8, 0, memory, 16, utf8.length);
                assertThat(Utf8Decoder.decode(memory, RawMemory.ARRAY_OFFSET + 16, utf8.length))
                        .isEqualTo(text);
                assertThat(Utf8Lengths.of(memory, RawMemory.ARRAY_OFFSET + 16, utf8.length))
                        .isEqualTo(text.length());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD800", "\uDBFF", "\uDC00", "\uDFFF"})
    void theFirstAndTheLastSurrogateAreRefused(String half) {
        assertThatThrownBy(() -> Utf8Chars.size(half)).hasMessageEndingWith("[MARSHAL208]");
        assertThat(Utf8Chars.size("\uD7FF\uE000")).isEqualTo(6);
    }

    @Test
    void aSequenceMatchesOnlyAsAWhole() {
        for (String text : new String[] {"", "ab", "a\u00E9", "\u20AC", "\uD83D\uDE00"}) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            StringBuilder builder = new StringBuilder(text);
            assertThat(Utf8Chars.matches(builder, utf8, RawMemory.ARRAY_OFFSET, utf8.length))
                    .isTrue();
            byte[] more = Arrays.copyOf(utf8, utf8.length + 1);
            assertThat(Utf8Chars.matches(builder, more, RawMemory.ARRAY_OFFSET, more.length))
                    .isFalse();
            assertThat(Utf8Chars.matches(builder.append('x'), utf8, RawMemory.ARRAY_OFFSET, utf8.length))
                    .isFalse();
            for (int i = 0; i < utf8.length; i++) {
                byte[] other = utf8.clone();
                other[i] ^= 1;
                assertThat(Utf8Chars.matches(text, other, RawMemory.ARRAY_OFFSET, other.length))
                        .isFalse();
            }
        }
    }

    /** So the text written is one that the buffer held at some moment. */
    @Test
    void aStringBufferIsLockedWhileItIsWritten() {
        StringBuffer value = new StringBuffer("abc");
        int[] locked = {0};
        OutputTarget noRoom = new OutputTarget() {
            @Override
            protected void makeRoom(OutputWindow out, int size) {
                locked[0] += Thread.holdsLock(value) ? 1 : 0;
                throw new BufferOverflowException();
            }
        };
        assertThatThrownBy(() -> StringBuffers.write(value, new Output(noRoom)))
                .isInstanceOf(BufferOverflowException.class);
        assertThatThrownBy(() -> StringBuffers.write("field", value, 10, new Output(noRoom)))
                .isInstanceOf(BufferOverflowException.class);
        assertThat(locked[0]).isEqualTo(2);
    }

    @Test
    void everyKindOfTextHasItsName() {
        assertThat(TextKind.values())
                .extracting(TextKind::wireName)
                .containsExactly("text", "uri", "zone", "currency", "locale", "charset");
    }
}
