package org.marshal4j.processor.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.processor.Sampled;
import org.marshal4j.processor.SourceTree;
import org.marshal4j.processor.TestCompiler;

/**
 * Sources that are wrong in ways that random changes seldom find. Each must be rejected without upsetting the
 * processor. {@code broken.txt} contains what is reported for each: the code and the line of each of our messages, and
 * whether the compiler has errors of its own. {@code -Dgolden.update=true} rewrites that file. In the everyday build
 * javac gets a quarter of them, and the Eclipse compiler an eighth.
 */
class NastySourcesTest {

    private static final Path SOURCES = Path.of("src/test/resources/broken");
    private static final Path EXPECTED = Path.of("src/test/resources/broken.txt");

    /** Odd, but correct. */
    private static final Set<String> SOUND = Set.of(
            "bound-recursive.java", "enum-empty.java", "import-itself.java", "import-nothing.java", "local-class.java");

    /** For these, newer javacs report enough themselves and do not call processors. */
    private static final Set<String> ENDED_EARLY = Set.of("misplaced-others.java JAVAC", "supertype-final.java JAVAC");

    /** Far more than any of them takes. Without a limit, an endless loop would stop the build. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private static final boolean UPDATE = Boolean.getBoolean("golden.update");
    private static final boolean ALL = UPDATE || Sampled.isThorough();

    @TempDir
    Path temp;

    @Test
    void areRefusedWithoutFailuresOfTheProcessor() throws IOException {
        Map<String, String> said = new TreeMap<>();
        for (TestCompiler compiler : TestCompiler.values()) {
            said.putAll(compileAll(compiler));
        }
        if (UPDATE) {
            List<String> lines = new ArrayList<>();
            said.forEach((source, summary) -> lines.add(source + ": " + summary));
            Files.write(EXPECTED, lines);
        }
        Map<String, String> expected = Files.readAllLines(EXPECTED).stream()
                .map(line -> line.split(": ", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (a, b) -> b, TreeMap::new));
        if (Runtime.version().feature() > 17) {
            ENDED_EARLY.forEach(source -> said.replace(source, expected.get(source)));
        }
        if (!ALL) {
            expected.keySet().retainAll(said.keySet());
        }
        assertThat(said).isEqualTo(expected);
    }

    /** What is reported for each, by the names of the source and of the compiler. */
    private Map<String, String> compileAll(TestCompiler compiler) throws IOException {
        Map<String, String> said = new TreeMap<>();
        List<String> failures = new ArrayList<>();
        Workbench workbench = new Workbench(compiler, temp);
        SourceTree.read(SOURCES).forEach((name, text) -> {
            if (!ALL && !(compiler == TestCompiler.ECLIPSE ? Sampled.takes(name) : Sampled.takesFourth(name))) {
                return;
            }
            Outcome outcome =
                    assertTimeoutPreemptively(LONGEST, () -> workbench.compile(Map.of("Source.java", text)), name);
            List<String> complaints = new ArrayList<>(outcome.complaints());
            if (outcome.isRefused() == SOUND.contains(name)) {
                complaints.add("refused: " + outcome.isRefused());
            }
            said.put(name + " " + compiler, outcome.summary());
            if (!complaints.isEmpty()) {
                failures.add(name + "\n" + String.join("\n", complaints) + "\n=== reported\n"
                        + String.join("\n", outcome.reported()));
            }
        });
        assertThat(failures).isEmpty();
        return said;
    }
}
