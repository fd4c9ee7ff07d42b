package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;
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
    private static final Pattern EXPECTATION = Pattern.compile("// (MARSHAL\\d+): (.*)");

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

        List<String> reported = result.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Kind.ERROR
                        || diagnostic.getMessage(null).contains("[MARSHAL"))
                .map(DiagnosticExamplesTest::describe)
                .toList();
        List<String[]> expected = expectations(sources);
        expected.forEach(expectation -> expectation[0] = placeBy(compiler, expectation[0]));
        assertThat(reported).as("reported").hasSize(expected.size());
        for (String[] expectation : expected) {
            assertThat(reported)
                    .anySatisfy(message -> assertThat(message)
                            .startsWith(expectation[0] + " [" + expectation[1] + "] ")
                            .contains(expectation[2]));
        }
    }

    /** The Eclipse compiler has no source positions for packages. */
    private static String placeBy(TestCompiler compiler, String place) {
        return compiler == TestCompiler.ECLIPSE && place.startsWith("package-info.java") ? "nowhere:0" : place;
    }

    @Test
    void everyDiagnosticHasAnExample() throws IOException {
        Set<String> shown = new TreeSet<>();
        try (Stream<Path> examples = Files.list(EXAMPLES)) {
            for (Path example : examples.toList()) {
                expectations(SourceTree.read(example)).forEach(expectation -> shown.add(expectation[1]));
            }
        }
        Set<String> all = Arrays.stream(Diagnostic.values())
                .filter(diagnostic -> !ELSEWHERE.contains(diagnostic))
                .map(Diagnostic::code)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(all);
    }

    @Test
    void everyDiagnosticIsExplained() throws IOException {
        String page = Files.readString(Path.of("../docs/diagnostics.md"));
        for (Diagnostic diagnostic : Diagnostic.values()) {
            assertThat(page).contains("## " + diagnostic.code() + " ");
        }
    }

    private static String describe(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        String file = diagnostic.getSource() == null
                ? "nowhere"
                : Path.of(diagnostic.getSource().getName()).getFileName().toString();
        return file + ":" + diagnostic.getLineNumber() + " " + diagnostic.getMessage(null);
    }

    private static List<String[]> expectations(Map<String, String> sources) {
        List<String[]> expectations = new ArrayList<>();
        sources.forEach((path, source) -> {
            String[] lines = source.split("\n");
            for (int i = 0; i < lines.length; i++) {
                Matcher matcher = EXPECTATION.matcher(lines[i]);
                if (matcher.find()) {
                    String place = Path.of(path).getFileName() + ":" + (i + 1);
                    expectations.add(new String[] {
                        place, matcher.group(1), matcher.group(2).strip()
                    });
                }
            }
        });
        return expectations;
    }
}
