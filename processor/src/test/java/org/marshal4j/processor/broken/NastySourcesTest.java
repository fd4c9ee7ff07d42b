package org.marshal4j.processor.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.SourceTree;
import org.marshal4j.processor.TestCompiler;

/** Sources that are wrong in ways that random changes seldom find. Each must be refused, and the processor must bear it. */
class NastySourcesTest {

    private static final Path SOURCES = Path.of("src/test/resources/broken");

    /** Odd, and yet right. */
    private static final Set<String> SOUND = Set.of(
            "bound-recursive.java", "enum-empty.java", "import-itself.java", "import-nothing.java", "local-class.java");

    /** Far more than any of them takes; without it, a loop without end would stop the build. */
    private static final Duration LONGEST = Duration.ofMinutes(2);

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void areRefusedAndNeverUpsetTheProcessor(TestCompiler compiler) throws IOException {
        List<String> failures = new ArrayList<>();
        try (Workbench workbench = new Workbench(compiler, temp)) {
            SourceTree.read(SOURCES).forEach((name, text) -> {
                Outcome outcome =
                        assertTimeoutPreemptively(LONGEST, () -> workbench.compile(Map.of("Source.java", text)), name);
                List<String> complaints = new ArrayList<>(outcome.complaints());
                if (outcome.isRefused() == SOUND.contains(name)) {
                    complaints.add("refused: " + outcome.isRefused());
                }
                if (!complaints.isEmpty()) {
                    failures.add(name + "\n" + String.join("\n", complaints) + "\n=== reported\n"
                            + String.join("\n", outcome.reported()));
                }
            });
        }
        assertThat(failures).isEmpty();
    }
}
