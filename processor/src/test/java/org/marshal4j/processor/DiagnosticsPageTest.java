package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples in docs/diagnostics.md yield the messages shown below them; in the everyday build a quarter of them. */
class DiagnosticsPageTest {

    private static final Pattern SECTION = Pattern.compile(
            "## (MARSHAL1\\d\\d) [^\\n]*\\n((?:(?!\\n##? ).)*?)```java\\n(.*?)```\\s*```text\\n(.*?)```",
            Pattern.DOTALL);
    private static final Pattern PLACE = Pattern.compile("(\\w+)\\.java:(\\d+): (?:error|warning|note): (.*)");

    /** Diagnostics whose examples need more than one compilation or source. */
    private static final Set<String> ELSEWHERE = Set.of(
            "MARSHAL113",
            "MARSHAL115",
            "MARSHAL120",
            "MARSHAL150",
            "MARSHAL151",
            "MARSHAL161",
            "MARSHAL187",
            "MARSHAL188");

    @TempDir
    Path temp;

    static Stream<Arguments> examples() throws IOException {
        List<MatchResult> sections = SECTION.matcher(Files.readString(Path.of("../docs/diagnostics.md")))
                .results()
                .filter(section -> !ELSEWHERE.contains(section.group(1)) && Sampled.takesFourth(section.group(1)))
                .toList();
        return sections.stream().map(section -> Arguments.of(section.group(1), section.group(3), section.group(4)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void givesItsMessages(String code, String source, String messages) {
        Matcher first = PLACE.matcher(messages);
        assertThat(first.find()).as("a place in " + messages).isTrue();
        // This is reported only to those who ask for it.
        List<String> options = code.equals("MARSHAL156") ? List.of("-Amarshal4j.untrusted=true") : List.of();
        TestCompiler.Result result =
                TestCompiler.JAVAC.compile(temp, Map.of(first.group(1) + ".java", source), options);
        assertThat(result.diagnostics().stream()
                        .filter(diagnostic -> diagnostic.getMessage(null).contains("[MARSHAL"))
                        .map(diagnostic -> diagnostic.getLineNumber() + ": " + diagnostic.getMessage(null)))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(messages.strip()
                        .lines()
                        .map(PLACE::matcher)
                        .filter(Matcher::matches)
                        .map(line -> line.group(2) + ": " + line.group(3))
                        .toList())
                .allSatisfy(message -> assertThat(message).contains("["));
        assertThat(messages).contains(code);
    }
}
