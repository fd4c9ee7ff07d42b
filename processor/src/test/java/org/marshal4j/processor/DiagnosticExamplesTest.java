package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Every diagnostic has failing examples in {@code src/test/resources/diagnostics}. A comment there such as
 * {@code // MARSHAL104: part of the message} says what must be reported on its line; nothing else may be reported.
 */
class DiagnosticExamplesTest {

    private static final Path EXAMPLES = Path.of("src/test/resources/diagnostics");

    /** Diagnostics that need more than sources to occur. Other tests show them. */
    private static final Set<Diagnostic> ELSEWHERE = Set.of(
            Diagnostic.UNUSABLE_ARTIFACT,
            Diagnostic.STALE_SUPERCLASS,
            Diagnostic.UNREADABLE_CLASS,
            Diagnostic.NOT_WRITTEN,
            Diagnostic.DRIFT,
            Diagnostic.RENAMED,
            Diagnostic.BAD_LOCK,
            Diagnostic.OWN_KEYS,
            Diagnostic.UNNAMEABLE,
            Diagnostic.WITHOUT_TABLES,
            Diagnostic.WITHOUT_CHRONICLE,
            Diagnostic.INTERNAL);

    @TempDir
    Path temp;

    /** In the everyday build, javac compiles all of them and the Eclipse compiler some. */
    static Stream<Arguments> examples() throws IOException {
        try (Stream<Path> examples = Files.list(EXAMPLES)) {
            return examples
                    .sorted()
                    .flatMap(example -> Arrays.stream(TestCompiler.values())
                            .map(compiler -> Arguments.of(example.getFileName().toString(), compiler))
                            .filter(arguments -> arguments.get()[1] == TestCompiler.JAVAC
                                    || Sampled.takes(Arrays.toString(arguments.get()))))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("examples")
    void reportsWhatTheCommentsSayAndNothingElse(String example, TestCompiler compiler) throws IOException {
        Map<String, String> sources = SourceTree.read(EXAMPLES.resolve(example));
        TestCompiler.Result result = compiler.compile(temp, sources);
        Expectations.requireReported(compiler, result, sources);
    }

    @Test
    void everyDiagnosticHasAnExample() throws IOException {
        Set<String> shown = new TreeSet<>();
        try (Stream<Path> examples = Files.list(EXAMPLES)) {
            for (Path example : examples.toList()) {
                Expectations.in(SourceTree.read(example)).forEach(each -> shown.add(each.code()));
            }
        }
        Set<String> all = Arrays.stream(Diagnostic.values())
                .filter(diagnostic -> !ELSEWHERE.contains(diagnostic))
                .map(Diagnostic::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(all);
    }
}
