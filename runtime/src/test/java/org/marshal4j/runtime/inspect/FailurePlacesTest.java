package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.generated.MarshallerSchemas;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The place that is reported where the bytes alone do not show it: at hand-written marshallers, in unfinished
 * versioned blocks, and beyond limits.
 */
class FailurePlacesTest {
    private static final Schema WITH_CUSTOM = Schema.of("A", "id int32", "x custom com.acme.X", "y int8");
    private static final Schema FRAMED = Schema.of("A", "A frame", "id int32", "name text");
    private static final RuntimeException BROKEN = new IllegalStateException("broken");

    private static Marshaller<String> of(Schema schema) {
        return new HexMarshaller(schema);
    }

    private static String reading(Schema schema, String hex, RuntimeException cause) {
        return Failures.reading(of(schema), TestBuffer.ofHex(hex), 0, cause).getMessage();
    }

    /** The same, after the input has advanced to a position. */
    private static String readingTo(int position, Schema schema, String hex, RuntimeException cause) {
        Input in = TestBuffer.ofHex(hex);
        in.skip(position);
        return Failures.reading(of(schema), in, 0, cause).getMessage();
    }

    private static String writing(Schema schema, String hex, RuntimeException cause) {
        Output out = Output.elastic();
        out.write(TestBuffer.parse(hex));
        String message = Failures.writing(of(schema), out, 0, cause).getMessage();
        assertThat(out.position()).isZero();
        return message;
    }

    private static MarshalException bare(RuntimeProblem problem, String field) {
        return new MarshalException(problem, field, "bad");
    }

    @Test
    void readingStopsTheSearchAtAHandWrittenMarshaller() {
        String hex = "01 00 00 00 09 09";
        // An exception without a field name was not thrown by the marshaller of x.
        assertThat(readingTo(5, WITH_CUSTOM, hex, BROKEN))
                .isEqualTo("reading java.lang.String.(after x) at offset 5: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]");
        assertThat(readingTo(6, WITH_CUSTOM, hex, new BufferUnderflowException()))
                .isEqualTo("reading java.lang.String.(after x) at offset 6: java.nio.BufferUnderflowException"
                        + " [MARSHAL203]");
        assertThat(readingTo(6, WITH_CUSTOM, hex, bare(RuntimeProblem.BAD_COUNT, null)))
                .isEqualTo("reading java.lang.String.(after x) at offset 6: bad [MARSHAL205]");
        assertThat(reading(WITH_CUSTOM, hex, bare(RuntimeProblem.NESTED_TOO_DEEP, null)))
                .isEqualTo("reading java.lang.String.x at offset 4: bad [MARSHAL207]");
        assertThat(reading(WITH_CUSTOM, hex, bare(RuntimeProblem.BAD_COUNT, "x")))
                .isEqualTo("reading java.lang.String.x at offset 4: bad [MARSHAL205]");
        // The field comes after x, at an unknown offset.
        assertThat(reading(WITH_CUSTOM, hex, bare(RuntimeProblem.BAD_COUNT, "y")))
                .isEqualTo("reading java.lang.String.y: bad [MARSHAL205]");
    }

    @Test
    void writingStopsTheSearchThereToo() {
        String hex = "01 00 00 00 09 09";
        assertThat(writing(WITH_CUSTOM, hex, bare(RuntimeProblem.OTHER, "x")))
                .isEqualTo("writing java.lang.String.x at offset 4: bad [MARSHAL299]");
        assertThat(writing(WITH_CUSTOM, hex, bare(RuntimeProblem.NULL_ON_WRITE, "y")))
                .isEqualTo("writing java.lang.String.y: bad [MARSHAL202]");
        assertThat(writing(WITH_CUSTOM, hex, BROKEN))
                .isEqualTo("writing java.lang.String.(after x) at offset 6: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]");
        assertThat(writing(WITH_CUSTOM, hex, new BufferOverflowException()))
                .isEqualTo("writing java.lang.String.(after x) at offset 6: java.nio.BufferOverflowException"
                        + " [MARSHAL212]");
    }

    @Test
    void aFailureThatTheBytesDoNotExplainHasNoPlace() {
        String cut = "01 00";
        assertThat(reading(WITH_CUSTOM, cut, BROKEN))
                .isEqualTo("reading java.lang.String: java.lang.IllegalStateException: broken [MARSHAL299]");
        assertThat(reading(WITH_CUSTOM, cut, bare(RuntimeProblem.NESTED_TOO_DEEP, null)))
                .isEqualTo("reading java.lang.String: bad [MARSHAL207]");
        assertThat(reading(WITH_CUSTOM, cut, bare(RuntimeProblem.BYTES_RUN_OUT, null)))
                .isEqualTo("reading java.lang.String.id at offset 0: 4 bytes needed, 2 left [MARSHAL203]");
        assertThat(reading(WITH_CUSTOM, cut, new BufferUnderflowException()))
                .isEqualTo("reading java.lang.String.id at offset 0: 4 bytes needed, 2 left [MARSHAL203]");
    }

    @Test
    void nothingAfterTheReadLimitIsExamined() {
        Input in = Input.of(new byte[] {1, 0, 0, 0, 2, 0, 0, 0}, 0, 3);
        assertThat(Failures.reading(of(WITH_CUSTOM), in, 0, new BufferUnderflowException()))
                .hasMessage("reading java.lang.String.id at offset 0: 4 bytes needed, 3 left [MARSHAL203]");
    }

    @Test
    void anUnfinishedBlockEndsWhereTheBytesDo() {
        String open = "00 00 00 80 07 00 00 00";
        assertThat(writing(FRAMED, open, BROKEN))
                .isEqualTo("writing java.lang.String.name at offset 8: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]");
        // A reader takes the same bytes for an impossible count.
        assertThat(reading(FRAMED, open, bare(RuntimeProblem.BAD_COUNT, null)))
                .isEqualTo(
                        "reading java.lang.String.A at offset 0: a versioned block of -2147483648 bytes [MARSHAL205]");
    }

    @Test
    void aTextAtTheStartOfItsObjectIsNamed() {
        Schema text = Schema.of("A", "name text", "id int8");
        assertThat(writing(text, "", bare(RuntimeProblem.MALFORMED_TEXT, null)))
                .isEqualTo("writing java.lang.String.name at offset 0: bad [MARSHAL208]");
        assertThat(writing(text, "", bare(RuntimeProblem.OTHER_CLASS, null)))
                .isEqualTo("writing java.lang.String at offset 0: bad [MARSHAL201]");
        assertThat(writing(text, "01 41", bare(RuntimeProblem.OTHER_CLASS, null)))
                .isEqualTo("writing java.lang.String.id at offset 2: bad [MARSHAL201]");
        Schema number = Schema.of("A", "id int8", "name text");
        assertThat(writing(number, "", bare(RuntimeProblem.MALFORMED_TEXT, null)))
                .isEqualTo("writing java.lang.String at offset 0: bad [MARSHAL208]");
    }

    @Test
    void aRequiredObjectThatIsNullIsNotNamedTwice() {
        Schema schema = Schema.of(
                "A",
                new MarshallerSchemas(FailurePlacesTest.class.getClassLoader(), Map.of()),
                "id int8",
                "leg org.marshal4j.runtime.trade.Leg");
        assertThat(writing(schema, "01", bare(RuntimeProblem.NULL_ON_WRITE, "leg")))
                .isEqualTo("writing java.lang.String.leg at offset 1: bad [MARSHAL202]");
        assertThat(writing(schema, "01", bare(RuntimeProblem.NULL_ON_WRITE, "quantity")))
                .isEqualTo("writing java.lang.String.leg.quantity at offset 1: bad [MARSHAL202]");
    }

    /** Whoever sends messages that are refused decides how many there are. */
    @Test
    void aTypeIsLookedUpOnlyAtTheFirstFailure() {
        AtomicInteger asked = new AtomicInteger();
        TestSource source = new TestSource(type -> {
            asked.incrementAndGet();
            return Schema.of(type, "count int8");
        });
        Schema schema = Schema.of("A", source, "leg Leg?", "name text");
        for (int i = 0; i < 3; i++) {
            assertThat(reading(schema, "01 07", new BufferUnderflowException()))
                    .isEqualTo("reading java.lang.String.name at offset 2: 1 byte needed, 0 left [MARSHAL203]");
        }
        assertThat(asked).hasValue(1);
    }

    /** Holds another object of its class, perhaps itself. */
    static final class Ring {}

    @Test
    void anObjectThatContainsItselfIsLocated() {
        MarshalException ownPart = Graph.ownPart(Ring.class.getName());
        Input bytes = TestBuffer.ofHex("01 02");
        assertThat(Failures.reading(Marshallers.of(Ring.class), bytes, 0, ownPart))
                .isInstanceOfSatisfying(MarshalException.class, e -> {
                    assertThat(e.problem()).isEqualTo(RuntimeProblem.OWN_PART);
                    assertThat(e.path()).isEqualTo("next.next");
                    assertThat(e.offset()).isOne();
                });
    }

    @Test
    void suppressedExceptionsAreKept() {
        MarshalException bare = bare(RuntimeProblem.NULL_ON_WRITE, "id");
        bare.addSuppressed(BROKEN);
        assertThat(Failures.writing(of(WITH_CUSTOM), Output.elastic(), 0, bare).getSuppressed())
                .containsExactly(BROKEN);
    }

    @Test
    void anUnrestorablePositionDoesNotReplaceTheFailure() {
        byte[] array = new byte[8];
        for (boolean reading : new boolean[] {true, false}) {
            RuntimeException cause = new IllegalStateException("the cause");
            RuntimeException failure = reading
                    ? Failures.reading(of(WITH_CUSTOM), Input.of(array), 100, cause)
                    : Failures.writing(of(WITH_CUSTOM), Output.to(array), 100, cause);
            assertThat(failure).hasCause(cause);
            assertThat(cause.getSuppressed()).hasSize(1);
        }
    }

    @Test
    void aStackOverflowIsReportedAsNesting() {
        StackOverflowError overflow = new StackOverflowError();
        for (RuntimeException failure : new RuntimeException[] {
            Failures.reading(of(WITH_CUSTOM), Input.of(new byte[0]), 0, overflow),
            Failures.writing(of(WITH_CUSTOM), Output.elastic(), 0, overflow)
        }) {
            assertThat(failure)
                    .hasMessageEndingWith(
                            ": objects nested deeper than the stack of the thread has room for [MARSHAL207]")
                    .hasCause(overflow);
        }
    }

    @Test
    void everyProblemHasAMeaningAndAFix() {
        assertThat(RuntimeProblem.values()).allSatisfy(problem -> {
            assertThat(problem.meaning()).isNotBlank();
            assertThat(problem.fix()).isNotBlank().isNotEqualTo(problem.meaning());
        });
        assertThat(RuntimeProblem.values()).extracting(RuntimeProblem::code).doesNotHaveDuplicates();
    }
}

final class FailurePlacesTest_RingMarshaller extends NoBytesMarshaller<FailurePlacesTest.Ring> {
    private static final Schema SCHEMA =
            TypeSchema.of(FailurePlacesTest.Ring.class, "next shared " + FailurePlacesTest.Ring.class.getName() + "?");

    static {
        Marshallers.register(new FailurePlacesTest_RingMarshaller(), MarshalVersion.VERSION);
    }

    private FailurePlacesTest_RingMarshaller() {
        super(FailurePlacesTest.Ring.class);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }
}
