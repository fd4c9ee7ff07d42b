package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * docs/diagnostics.md consists of the sections in {@code src/test/resources/catalogue}, the messages that the compiler
 * gives for their examples, and the meanings and fixes of {@link RuntimeProblem}. {@code -Dgolden.update=true} writes
 * it.
 */
class DiagnosticsPageTest {
    private static final Path PAGE = Path.of("../docs/diagnostics.md");
    private static final Path PROBLEMS = Path.of("../runtime/src/main/java/org/marshal4j/runtime/RuntimeProblem.java");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern TOP_TYPE =
            Pattern.compile("(?m)^(?:@.*\\n)*(?:[a-z-]+ )*(?:class|interface|record|enum) (\\w+)");

    @TempDir
    Path temp;

    @Test
    void isWhatTheCatalogueSays() throws IOException {
        String page = """
                <!-- Generated: to change it, edit processor/src/test/resources/catalogue, and run
                ./mvnw test -pl processor -am -Dtest=DiagnosticsPageTest -Dgolden.update=true
                     -Dsurefire.failIfNoSpecifiedTests=false -->

                # Diagnostics

                Every error and warning of marshal4j, and what to do about it. A code never changes its meaning. The
                compiler reports codes below 200, on the field or class at fault; codes from 200 on are reported at run
                time.

                [At compile time](#at-compile-time) · [At run time](#at-run-time) ·
                [Failures without a code](#failures-without-a-code)

                """
                + Catalogue.read("compile-time.md").page(Diagnostic.values(), Diagnostic::code, this::ofCompiler)
                + "\n"
                + Catalogue.read("run-time.md").page(RuntimeProblem.values(), RuntimeProblem::code, this::ofRunTime);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }

    /** Adds the messages to the example, unless it needs more than one source, and its messages stand there. */
    private String ofCompiler(Diagnostic diagnostic, String text) {
        String kind = diagnostic.isNote() ? "This is a note. " : diagnostic.isWarning() ? "This is a warning. " : "";
        List<String> fences =
                FENCE.matcher(text).results().map(MatchResult::group).toList();
        String whole = text;
        if (fences.size() == 1 && fences.get(0).startsWith("```java")) {
            String example = fences.get(0);
            whole = text.replace(example, example + "\n\n```text\n" + messages(diagnostic, example) + "```");
        }
        assertThat(whole).containsPattern(anyMessage(diagnostic));
        return kind + whole;
    }

    private static Pattern anyMessage(Diagnostic diagnostic) {
        Object[] arguments = new Object[8];
        Arrays.fill(arguments, 4711);
        return Pattern.compile(Arrays.stream(diagnostic.message(arguments).split("4711", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining(".*")));
    }

    private String messages(Diagnostic diagnostic, String example) {
        String source = example.substring(example.indexOf('\n') + 1, example.lastIndexOf("```"));
        List<MatchResult> types = TOP_TYPE.matcher(source).results().toList();
        // This is reported only to those who ask for it.
        List<String> options = diagnostic == Diagnostic.OWN_KEYS ? List.of("-Amarshal4j.untrusted=true") : List.of();
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp.resolve(diagnostic.code()),
                Map.of(types.get(0).group(1) + ".java", source),
                TestCompiler.pathOf(List.of()),
                List.of(new MarshalProcessor()),
                options);
        return result.diagnostics().stream()
                .filter(each -> each.getMessage(null).contains("[MARSHAL"))
                .map(each -> typeAt(each.getPosition(), types) + ".java:" + each.getLineNumber() + ": " + severity(each)
                        + ": " + each.getMessage(null))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** Returns the type that is at fault, as if each were in a file of its own name. */
    private static String typeAt(long position, List<MatchResult> types) {
        return types.stream()
                .filter(type -> type.start() <= position)
                .reduce(types.get(0), (first, later) -> later)
                .group(1);
    }

    private static String severity(javax.tools.Diagnostic<?> each) {
        return switch (each.getKind()) {
            case ERROR -> "error";
            case NOTE -> "note";
            default -> "warning";
        };
    }

    private String ofRunTime(RuntimeProblem problem, String text) {
        assertThat(text).contains("[" + problem.code() + "]");
        int end = text.lastIndexOf("```") + 3;
        int examples = text.indexOf("```");
        String meaning = problem.meaning();
        return meaning.substring(0, 1).toUpperCase(Locale.ROOT) + meaning.substring(1) + ". "
                + (examples == 0 ? "\n\n" : "") + text.substring(0, end)
                + "\n\n**What to do.** " + problem.fix() + " "
                + text.substring(end).strip();
    }

    @Test
    void javadocSaysTheSame() throws IOException {
        String source = Files.readString(PROBLEMS);
        for (RuntimeProblem problem : RuntimeProblem.values()) {
            assertThat(source.replaceAll("\\{@code (.*?)}", "$1"))
                    .contains("/** " + problem.code() + ": " + problem.meaning() + ". */");
        }
    }
}
