package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestCompiler;

/** Types with so many fields that generated code is split into many methods, and objects are created from parts. */
class LargeClassesTest {
    private static final Path DIRECTORY = Path.of("target/large-classes");

    /** Far from the seeds of random shapes, which give packages their names. */
    private static final long FIRST = 1_100_000_000L;

    private static final int VALUES = 4;
    private static final int MANY = 120;

    /** The most that a class may have that is not created from all its values at once. */
    private static final int MOST = 300;

    @Test
    void areWrittenAndRead() {
        List<Shape> shapes = Stream.of(Form.CLASS, Form.RECORD, Form.CONSTRUCTED, Form.FACTORY, Form.BUILDER)
                .map(LargeClassesTest::viewed)
                .toList();
        assertThat(new Batch(TestCompiler.JAVAC, DIRECTORY, VALUES).check(shapes))
                .isEmpty();
    }

    /** The first one of a form that has a view too. */
    private static Shape viewed(Form form) {
        return LongStream.iterate(FIRST + 1_000L * form.ordinal(), seed -> seed + 1)
                .mapToObj(seed -> ShapeMaker.large(seed, form, form == Form.CLASS ? MOST : MANY))
                .filter(shape -> shape.isViewed(shape.types().get(shape.types().size() - 1)))
                .findFirst()
                .orElseThrow();
    }
}
