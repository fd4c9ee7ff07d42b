package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** Messages with values of hand-written marshallers: conversions and dumps step over them. */
class HandWrittenValuesTest {
    private static int reads;

    /** A byte says how many bytes follow. */
    static class Reading implements FieldMarshaller<String> {
        @Override
        public void write(String value, Output out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String read(@Nullable String current, Input in) {
            reads++;
            byte[] bytes = new byte[in.readUnsignedByte()];
            in.read(bytes);
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }

        @Override
        public long sizeOf(String value) {
            throw new UnsupportedOperationException();
        }
    }

    static final class Sized extends Reading {
        public static final Sized INSTANCE = new Sized();

        private Sized() {}

        @Override
        public long sizeAt(Input in) {
            return 1 + in.readUnsignedByte();
        }
    }

    static final class Negative extends Reading {
        @Override
        public long sizeAt(Input in) {
            return -5;
        }
    }

    static final class Huge extends Reading {
        @Override
        public long sizeAt(Input in) {
            return Long.MAX_VALUE;
        }
    }

    static final class Failing extends Reading {
        @Override
        public long sizeAt(Input in) {
            throw new IllegalStateException("broken");
        }
    }

    static final class Backwards extends Reading {
        @Override
        public String read(@Nullable String current, Input in) {
            in.position(in.position() - 1);
            return "";
        }
    }

    static final class Nothing extends Reading {
        @Override
        public @Nullable String read(@Nullable String current, Input in) {
            return null;
        }
    }

    /** Nobody can create it. */
    abstract static class Abstract extends Reading {}

    @BeforeEach
    void reset() {
        reads = 0;
    }

    private static String custom(String marshaller) {
        return "custom " + HandWrittenValuesTest.class.getName() + "$" + marshaller;
    }

    private static Schema today(String... fields) {
        return TypeSchema.of(HandWrittenValuesTest.class, fields);
    }

    private static Schema former(String... fields) {
        return Schema.of(HandWrittenValuesTest.class.getName(), fields);
    }

    private static String converted(Schema was, Schema now, String message) {
        return SchemaMigration.read(
                new HexMarshaller(now),
                was,
                Map.<String, Schema>of()::get,
                Input.of(HexFormat.of().parseHex(message)));
    }

    private static MarshalException refused(Schema was, Schema now, String message) {
        return catchThrowableOfType(MarshalException.class, () -> converted(was, now, message));
    }

    @ParameterizedTest
    @CsvSource({"Sized,0", "Reading,1"})
    void unchangedValuesAreCopied(String marshaller, int expectedReads) {
        Schema was = former("x int8", "c " + custom(marshaller), "y int8");
        Schema now = today("x int16", "c " + custom(marshaller), "y int16");
        assertThat(converted(was, now, "07" + "02aabb" + "09")).isEqualTo("0700" + "02aabb" + "0900");
        assertThat(reads).isEqualTo(expectedReads);
    }

    @ParameterizedTest
    @CsvSource({"Sized,0", "Reading,2"})
    void fieldsMayMoveAndBecomeNullable(String marshaller, int expectedReads) {
        Schema was = former("c " + custom(marshaller), "list list<" + custom(marshaller) + "?>", "gone int8", "y int8");
        Schema now = today("y int16", "list list<" + custom(marshaller) + "?>", "c " + custom(marshaller) + "?");
        assertThat(converted(was, now, "01aa" + "020001" + "02bbcc" + "03" + "09"))
                .isEqualTo("0900" + "020001" + "02bbcc" + "01" + "01aa");
        assertThat(reads >= expectedReads && (expectedReads > 0 || reads == 0))
                .as("%d reads", reads)
                .isTrue();
    }

    /** Its values end where the marshaller of another field of today's class says. */
    @Test
    void aFieldThatIsGoneIsSteppedOver() {
        Schema was = former("gone " + custom("Sized"), "y int8");
        Schema now = today("y int16", "other " + custom("Sized") + "?");
        assertThat(converted(was, now, "01aa" + "09")).isEqualTo("0900" + "00");
        assertThat(refused(was, today("y int16"), "01aa" + "09"))
                .hasMessageContaining(
                        ".gone at offset 0: only " + custom("Sized").substring(7) + " knows")
                .hasMessageEndingWith("[MARSHAL220]");
    }

    @Test
    void otherVersionsAreRefusedBeforeTheFirstMessage() {
        String sized = custom("Sized");
        Schema was = former("x int8", "c " + sized);
        assertThat(refused(was, today("x int16", "c " + sized + "(2)"), "07" + "00"))
                .hasMessageContaining(".c: wire type was " + sized + ", is now " + sized + "(2) [MARSHAL220]");
        assertThat(refused(former("x int8", "c " + sized + "(2)"), today("x int16", "c " + sized), "07" + "00"))
                .hasMessageContaining(".c: wire type was " + sized + "(2), is now " + sized + " [MARSHAL220]");
        assertThat(refused(former("x int8", "d " + sized + "(2)"), today("x int16", "c " + sized + "?"), "07" + "00"))
                .hasMessageContaining(".d at offset 1: only version 2 of " + sized.substring(7) + " knows");
        assertThat(refused(former("x int8", "c custom[2] C"), today("x int16", "c custom[2] C(3)"), "07" + "0000"))
                .hasMessageContaining(".c: wire type was custom[2] C, is now custom[2] C(3) [MARSHAL220]");
        Schema later = former("x int8", "c " + sized + "(2)");
        assertThat(converted(later, today("x int16", "c " + sized + "(2)"), "07" + "01aa"))
                .isEqualTo("0700" + "01aa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Abstract", "Missing"})
    void marshallersThatCannotBeUsedAreRefused(String marshaller) {
        assertThat(refused(
                        former("x int8", "c " + custom(marshaller)), today("x int16", "c " + custom(marshaller)), "07"))
                .hasMessageContaining(".c: only " + custom(marshaller).substring(7) + " knows");
    }

    /** The name of a class that is no marshaller. */
    @Test
    void otherClassesAreNotTouched() {
        String other = "custom " + Untouched.class.getName();
        assertThat(refused(former("x int8", "c " + other), today("x int16", "c " + other), "07"))
                .hasMessageContaining("knows how to read");
        assertThat(Touched.touched).isFalse();
    }

    static final class Touched {
        static boolean touched;
    }

    static final class Untouched {
        static {
            Touched.touched = true;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Negative,MARSHAL299,HandWrittenValuesTest$Negative says that a value has -5 bytes",
        "Huge,MARSHAL203,9223372036854775807 bytes",
        "Failing,MARSHAL299,broken",
        "Backwards,MARSHAL299,HandWrittenValuesTest$Backwards moved back",
        "Nothing,MARSHAL299,returned null",
        "Sized,MARSHAL203,3 bytes"
    })
    void whatMarshallersSayIsChecked(String marshaller, String code, String detail) {
        Schema was = former("x int8", "c " + custom(marshaller), "y int8");
        MarshalException refused = refused(was, today("x int16", "c " + custom(marshaller), "y int16"), "07" + "02aa");
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused).hasMessageContaining(detail);
        assertThat(refused.path()).isEqualTo("c");
    }

    @Test
    void dumpsShowWhatFollows() {
        Schema sized = today("x int8", "c " + custom("Sized") + "?", "y int8");
        byte[] message = HexFormat.of().parseHex("07" + "01" + "02aabb" + "09");
        assertThat(Explain.explain(sized, sized.resolver(), Input.of(message)).lines())
                .anyMatch(line -> line.contains(" c ") && line.endsWith("3 bytes"))
                .anyMatch(line -> line.contains(" y ") && line.endsWith("9"));
        Schema reading = today("x int8", "c " + custom("Reading"), "y int8");
        assertThat(Explain.explain(
                        reading, reading.resolver(), Input.of(HexFormat.of().parseHex("07" + "02aabb" + "09"))))
                .contains("only " + custom("Reading").substring(7) + " knows");
        assertThat(reads).isZero();
    }

    /** A value that is longer than the pieces that a dump shows to the marshaller. */
    @Test
    void dumpsShowMarshallersTheWholeValue() {
        Schema sized = today("c " + custom("Sized"), "d " + custom("Sized"), "y int8");
        byte[] message = HexFormat.of().parseHex("ff" + "00".repeat(255) + "80" + "01".repeat(128) + "09");
        assertThat(Explain.explain(sized, sized.resolver(), Input.of(message)).lines())
                .anyMatch(line -> line.contains("256 bytes"))
                .anyMatch(line -> line.contains("129 bytes"))
                .anyMatch(line -> line.contains(" y ") && line.endsWith("9"));
        for (String hostile : new String[] {"Negative", "Huge", "Failing"}) {
            Schema schema = today("x int8", "c " + custom(hostile));
            assertThat(Explain.explain(schema, schema.resolver(), Input.of(new byte[] {7, 0})))
                    .as(hostile)
                    .contains("MARSHAL299");
        }
    }
}
