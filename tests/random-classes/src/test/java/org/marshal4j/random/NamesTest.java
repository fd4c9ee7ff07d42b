package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestCompiler;

/** Classes with names that would be keywords as variables, or would mean something else in generated code. */
class NamesTest {
    private static final Path DIRECTORY = Path.of("target/names");

    /** Far from the seeds of random shapes, which give packages their names. */
    private static final long FIRST = 1_200_000_001L;

    private static final int VALUES = 1;

    private static final String NAMES = """
            Base Boxes BytesIn BytesMarshallable BytesOut Checks Copy Count Current Default Depth Element
            Elements Enum Failure Failures Handles Holder I In Int Label List MarshalGenerated Marshallers
            MethodHandles Name New Null Object_ Offset Old Order Out Presence PrimitiveArrays RawMemory Record
            Reusable Size Start StopBit Switch This True Var""";

    /** Simple names of classes in java.lang, which hide those in their package. */
    private static final String OF_JAVA = "Class Integer Long Object Override Record Throwable";

    private static FieldShape field(String type, String name, String modifiers, String... annotations) {
        return new FieldShape(type, name, List.of(annotations), modifiers, "");
    }

    private static TypeShape tree(String name) {
        List<FieldShape> fields = List.of(
                field("int", "number", ""),
                field("java.lang.Integer", "box", "private"),
                field("java.lang.String", "text", ""),
                field("java.util.List<" + name + ">", "list", ""),
                field(name, "next", ""),
                field("java.util.List<java.lang.Long>", "longs", "private", "@Required"),
                field("int[]", "array", ""),
                field("java.lang.Thread.State", "state", ""),
                field("boolean", "flag", "private"));
        List<String> annotations = List.of("@Marshal", "@SuppressWarnings(\"marshal4j\")");
        return new TypeShape(
                Form.CLASS,
                name,
                "",
                annotations,
                "",
                List.of(),
                new TypeShape.Traits(false, 0, true, false, false),
                fields);
    }

    /** Returns classes in one package, where each of them hides what is imported on demand. */
    private static Shape shape(long seed, String names) {
        return new Shape(
                seed, Arrays.stream(names.split("\\s+")).map(NamesTest::tree).toList());
    }

    @Test
    void canBeNamedAnything() {
        List<Shape> shapes =
                Stream.of(shape(FIRST, NAMES), shape(FIRST + 2, OF_JAVA)).toList();
        assertThat(new Batch(TestCompiler.JAVAC, DIRECTORY, VALUES).check(shapes))
                .isEmpty();
    }
}
