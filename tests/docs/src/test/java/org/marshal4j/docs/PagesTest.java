package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages for people who come from something else. Their sources are the fences preceded by the name of a file. They
 * are compiled under each heading, together with the sources above it. A program prints the text below it.
 */
class PagesTest {
    private static final Pattern PROGRAM =
            Pattern.compile("package ([\\w.]+);.*public class (\\w+).*static void main\\(.*", Pattern.DOTALL);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"docs/coming-from-sbe.md", "docs/coming-from-kryo.md", "docs/java-serialization.md"})
    void compiles(String page) throws Exception {
        assertThat(compiled(page)).isGreaterThan(0);
    }

    @Test
    void theHandWrittenCodeIsReplaced() throws Exception {
        String page = "docs/adopt.md";
        assertThat(compiled(page)).isEqualTo(3);
    }

    @Test
    void theRowsOfAFormerClassAreCopied() throws Exception {
        assertThat(compiled("docs/tables.md")).isEqualTo(3);
    }

    /** Returns how many sources there are. */
    private int compiled(String page) throws IOException, InterruptedException {
        TypedProject project = new TypedProject(folder);
        List<Fence> fences = Fence.of(page);
        String program = "";
        int sources = 0;
        for (int i = 0; i < fences.size(); i++) {
            Fence fence = fences.get(i);
            if (fence.isSource()) {
                project.write(TypedProject.SOURCES + "/" + fence.file(), fence.text());
                Matcher matcher = PROGRAM.matcher(fence.text());
                program = matcher.matches() ? matcher.group(1) + "." + matcher.group(2) : "";
                sources++;
                if (isLastOfItsKind(fences, i)) {
                    assertThat(project.compile().diagnostics())
                            .as(page + ", " + fence.heading())
                            .isEmpty();
                }
            } else if (fence.language().equals("text") && !program.isEmpty()) {
                assertThat(project.run(program, List.of())).isEqualTo(fence.text());
                program = "";
            }
        }
        assertThat(program).as("a program without what it prints").isEmpty();
        return sources;
    }

    /** Whether no other source follows under the same heading, or the next one replaces this one. */
    private static boolean isLastOfItsKind(List<Fence> fences, int index) {
        Fence fence = fences.get(index);
        return fences.stream()
                .skip(index + 1)
                .filter(Fence::isSource)
                .filter(other -> other.heading().equals(fence.heading()))
                .findFirst()
                .map(other -> other.file().equals(fence.file()))
                .orElse(true);
    }
}
