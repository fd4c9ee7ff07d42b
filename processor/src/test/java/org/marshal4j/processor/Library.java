package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Classes of other people, compiled before and without the processor, as a jar has them. */
final class Library {

    private Library() {}

    /** The classes of one source that is cut where a line says {@code //- path}. */
    static Path compiled(Path in, String text) {
        List<String> parts = List.of(text.split("(?m)^//- "));
        Map<String, String> sources = IntStream.range(1, parts.size())
                .mapToObj(parts::get)
                .collect(Collectors.toMap(
                        part -> part.substring(0, part.indexOf('\n')).strip(),
                        part -> part.substring(part.indexOf('\n') + 1)));
        return compiled(in, sources);
    }

    /** The classes of some sources. */
    static Path compiled(Path in, Map<String, String> sources) {
        // It runs nothing: a compiler that is told of no processor would look for them.
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                in, sources, TestCompiler.pathOf(List.of()), List.of(), List.of("-proc:none", "-g"));
        assertThat(result.messages()).isEmpty();
        return result.classes();
    }

    /** The errors, each with its line. */
    static List<String> errors(TestCompiler.Result result) {
        return result.errors().stream()
                .map(error -> error.getLineNumber() + ": " + error.getMessage(null))
                .toList();
    }

    /** A text for each number up to some, in lines. */
    static String lines(int count, Function<Integer, String> line) {
        return IntStream.range(0, count).mapToObj(line::apply).collect(Collectors.joining("\n"));
    }
}
