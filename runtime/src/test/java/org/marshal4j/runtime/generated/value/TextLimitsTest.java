package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.ConcurrentModificationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.memory.RawMemory;

class TextLimitsTest {
    private static final String FOUR_BYTES = "a\u20AC";

    /** Writes four bytes after their count. */
    interface Write {
        void write(int max, Output out);
    }

    static List<Write> writes() {
        return List.of(
                (max, out) -> Text.write("field", FOUR_BYTES, max, out),
                (max, out) -> CharSequences.write("field", FOUR_BYTES, max, out),
                (max, out) -> CharSequences.write("field", new StringBuilder(FOUR_BYTES), max, out),
                (max, out) -> StringBuilders.write("field", new StringBuilder(FOUR_BYTES), max, out),
                (max, out) -> StringBuffers.write("field", new StringBuffer(FOUR_BYTES), max, out),
                (max, out) -> Uris.write("field", URI.create(FOUR_BYTES), max, out),
                (max, out) -> ByteBuffers.write("field", ByteBuffer.allocate(4), max, out));
    }

    @ParameterizedTest
    @MethodSource("writes")
    void textsBeyondTheLimitAreNotWritten(Write write) {
        TestBuffer bytes = TestBuffer.elastic();
        for (int max = 0; max < 4; max++) {
            int limit = max;
            assertThatThrownBy(() -> write.write(limit, bytes.out()))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageStartingWith("field: ")
                    .hasMessageEndingWith(" of 4 bytes, but at most " + max + " are allowed [MARSHAL215]");
            assertThat(bytes.size()).isZero();
        }
        assertThatCode(() -> write.write(4, bytes.out())).doesNotThrowAnyException();
        assertThatCode(() -> write.write(Integer.MAX_VALUE, bytes.out())).doesNotThrowAnyException();
        assertThat(bytes.size()).isEqualTo(10);
    }

    /** Reads what was written like that. */
    interface Read {
        Object read(int max, Input in);
    }

    static List<Read> reads() {
        return List.of(
                (max, in) -> Text.read(null, max, in),
                (max, in) -> Text.readInterned(null, max, in),
                (max, in) -> CharSequences.read(null, max, in),
                (max, in) -> CharSequences.read(new StringBuilder(), max, in),
                (max, in) -> StringBuilders.read(null, max, in),
                (max, in) -> Uris.read(null, max, in),
                (max, in) -> BigIntegers.read(null, max, in),
                (max, in) -> ByteBuffers.read(null, max, in));
    }

    @ParameterizedTest
    @MethodSource("reads")
    void textsBeyondTheLimitAreNotRead(Read read) {
        // The count alone is enough to refuse it: the bytes need not exist.
        assertThatThrownBy(() -> read.read(3, TestBuffer.ofHex("04")))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith(" of 4 bytes, but at most 3 are allowed [MARSHAL215]");
        assertThat(read.read(4, TestBuffer.ofHex("04 61 e2 82 ac"))).isNotNull();
        assertThat(read.read(4, TestBuffer.ofHex("80 00"))).isNull();
    }

    @Test
    void aNullTextIsNeverTooLong() {
        TestBuffer bytes = TestBuffer.elastic();
        Text.write("field", null, 0, bytes.out());
        CharSequences.write("field", null, 0, bytes.out());
        assertThat(bytes.hex()).isEqualTo("80 00 80 00");
    }

    @Test
    void codesOfNamedValuesHaveLimitsToo() {
        assertThatThrownBy(() -> ZoneIds.read(null, 0, TestBuffer.ofHex("01 5a")))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThatThrownBy(() -> Currencies.read(null, 2, TestBuffer.ofHex("03 43 48 46")))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThatThrownBy(() -> Locales.read(null, 2, TestBuffer.ofHex("03 75 6e 64")))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThat(BigIntegers.read(null, 1, TestBuffer.ofHex("01 05"))).isEqualTo(BigInteger.valueOf(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "\uDE00", "a\uD83Db", "\uD83D\uDE00\uDE00", "\uDE00\uD83D"})
    void unpairedSurrogatesAreRefused(String text) {
        TestBuffer bytes = TestBuffer.elastic();
        assertThatThrownBy(() -> StringBuilders.write(new StringBuilder(text), bytes.out()))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL208]");
        assertThatThrownBy(() -> CharSequences.sizeOf(new StringBuilder(text))).hasMessageEndingWith("[MARSHAL208]");
        assertThatThrownBy(() -> FixedText.check("text", 100, text))
                .hasMessageStartingWith("text: unpaired surrogate")
                .hasMessageEndingWith("[MARSHAL208]");
        assertThat(bytes.size()).isZero();
        // Nor does it match what a field already holds.
        assertThat(Utf8Chars.matches(new StringBuilder(text), new byte[0], RawMemory.ARRAY_OFFSET, 0))
                .isFalse();
    }

    @Test
    void surrogatePairsOfChronicleAreRead() {
        String hex = "0d 61 c3 a9 e2 82 ac ed a0 bd ed b8 80 7a";
        String text = "a\u00E9\u20AC\uD83D\uDE00z";
        assertThat(StringBuilders.read(null, TestBuffer.ofHex(hex))).hasToString(text);
        assertThat(CharSequences.read(new StringBuilder("b"), TestBuffer.ofHex(hex)))
                .isEqualTo(text);
        assertThat(Text.readInterned(null, TestBuffer.ofHex(hex))).isEqualTo(text);
    }

    @Test
    void aTextThatGrowsMeanwhileIsNotWrittenBeyondItsSize() {
        class Growing implements CharSequence {
            private int looks;

            @Override
            public int length() {
                return looks++ < 4 ? 2 : 1_000_000;
            }

            @Override
            public char charAt(int index) {
                return 'x';
            }

            @Override
            public CharSequence subSequence(int start, int end) {
                return this;
            }
        }
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer bytes = kind.make();
            assertThatThrownBy(() -> CharSequences.write(new Growing(), bytes.out()))
                    .isInstanceOf(ConcurrentModificationException.class);
            assertThat(bytes.in().remaining()).isZero();
        }
    }
}
