package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.CharSequences;
import org.marshal4j.runtime.generated.value.Currencies;
import org.marshal4j.runtime.generated.value.Locales;
import org.marshal4j.runtime.generated.value.Uris;
import org.marshal4j.runtime.generated.value.ZoneIds;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.runtime.jdk.PatternMarshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.DifferenceLines;
import org.marshal4j.schema.wire.WireType;

/** Exception messages go to logs: text from a stranger's message must not start a new line there. */
class HostileTextsInMessagesTest {
    private static final String EVIL =
            "x\r\n\u0000\u001b[2J\u0085\u2028\u2029\u202e\u2066\u200f\ufeff" + Character.toString(0xE0041);

    /** Whatever moves a cursor, ends a line or turns the direction of a text around. */
    private static final String UNSEEN = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]";

    static List<Consumer<Input>> readers() {
        return List.of(
                in -> Locales.read(null, in),
                in -> Currencies.read(null, in),
                in -> Uris.read(null, in),
                in -> ZoneIds.read(null, in),
                in -> {
                    throw CustomFailures.in("field", new IllegalStateException(Text.read(null, in)));
                });
    }

    @ParameterizedTest
    @MethodSource("readers")
    void textsAreEscapedAndTruncated(Consumer<Input> reader) {
        for (int length : new int[] {0, 1000, 262_144}) {
            ArrayTarget bytes = new ArrayTarget(16);
            Text.write(EVIL + "y".repeat(length), bytes.output());
            int size = (int) bytes.output().position();
            assertThatThrownBy(() -> reader.accept(Input.of(bytes.array(), 0, size)))
                    .isInstanceOf(MarshalException.class)
                    .satisfies(
                            e -> assertThat(e.getMessage()).hasSizeLessThan(500).doesNotContainPattern(UNSEEN));
        }
    }

    private static void isHarmless(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            assertThat(String.valueOf(each.getMessage())).doesNotContainPattern(UNSEEN);
        }
    }

    @Test
    void causesRepeatNoTexts() {
        for (String text : List.of(EVIL + "(", "\\p{" + EVIL + "}")) {
            ArrayTarget bytes = new ArrayTarget(16);
            bytes.output().writeInt(0);
            Text.write(text, bytes.output());
            Input in = Input.of(bytes.array(), 0, (int) bytes.output().position());
            assertThatThrownBy(() -> PatternMarshaller.INSTANCE.read(null, in))
                    .hasMessageContaining("is not a pattern: ")
                    .satisfies(HostileTextsInMessagesTest::isHarmless);
        }
    }

    @Test
    void namesOfSchemasAreEscaped() {
        String name = "x\u0085\u2028\u202e\u001b" + Character.toString(0xE0041);
        Schema schema = Schema.of("a." + name, List.of(new SchemaField(name, WireType.parse("list<int32>?"))));
        assertThatThrownBy(() -> SchemaWalker.walk(
                        schema,
                        schema.resolver(),
                        Input.of(new byte[] {1, 1}).readable(),
                        0,
                        2,
                        (path, offset, size, type, value) -> {}))
                .satisfies(HostileTextsInMessagesTest::isHarmless);
        for (byte[] bytes : List.of(new byte[0], new byte[] {1, 1}, new byte[] {0}, new byte[] {1, 0, 7})) {
            for (String line : Explain.explain(schema, Input.of(bytes)).split("\n")) {
                assertThat(line).doesNotContainPattern(UNSEEN);
            }
        }
        MarshalException e =
                new MarshalException("reading", "a." + name, name, 0, RuntimeProblem.BYTES_RUN_OUT, "", null);
        assertThat(e.type() + e.path() + e.getMessage()).doesNotContainPattern(UNSEEN);
        MarshalException incomplete = new MarshalException(RuntimeProblem.BYTES_RUN_OUT, name, "");
        assertThat(incomplete.path() + incomplete.getMessage()).doesNotContainPattern(UNSEEN);
        Schema other = Schema.of("a." + name, List.of());
        assertThat(String.join("", DifferenceLines.between(schema, schema.resolver(), other, schema.resolver())))
                .isNotEmpty()
                .doesNotContainPattern(UNSEEN);
    }

    @Test
    void theMessagesOwnLinesAreKept() {
        MarshalException e = new MarshalException(
                "reading", "a.B\u001b", "x\u0000", 0, RuntimeProblem.SCHEMA_DIFFERS, "two\n  lines\u0007", null);
        assertThat(e).hasMessage("reading a.B\\u001b.x\\u0000 at offset 0: two\n  lines\\u0007 [MARSHAL218]");
        assertThat(e.detail()).isEqualTo("two\n  lines\\u0007");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void aTextOfNegativeLengthIsRefused(int length) {
        CharSequence lying = new CharSequence() {
            @Override
            public int length() {
                return length;
            }

            @Override
            public char charAt(int index) {
                throw new AssertionError("nothing is there");
            }

            @Override
            public CharSequence subSequence(int start, int end) {
                return this;
            }
        };
        Output out = Output.elastic();
        assertThatThrownBy(() -> CharSequences.write(lying, out))
                .hasMessage("a text whose length() is " + length + " [MARSHAL205]");
        assertThatThrownBy(() -> CharSequences.write("x", lying, 3, out)).hasMessageEndingWith("[MARSHAL205]");
        assertThatThrownBy(() -> CharSequences.sizeOf(lying)).hasMessageEndingWith("[MARSHAL205]");
        assertThat(out.position()).isZero();
    }
}
