package org.marshal4j.adopt.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.adopt.kit.PatchedFiles;

class UnifiedDiffTest {

    @Test
    void equalTextsHaveNone() {
        assertThat(UnifiedDiff.of("x", "a\nb\n", "a\nb\n")).isEmpty();
    }

    @Test
    void threeLinesAreAroundEachChange() {
        String before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n";
        String after = before.replace("5\n", "five\n").replace("13\n", "13\nx\n");
        assertThat(UnifiedDiff.of("f/X.java", before, after)).isEqualTo("""
                        --- a/f/X.java
                        +++ b/f/X.java
                        @@ -2,7 +2,7 @@
                         2
                         3
                         4
                        -5
                        +five
                         6
                         7
                         8
                        @@ -11,4 +11,5 @@
                         11
                         12
                         13
                        +x
                         14
                        """);
    }

    @Test
    void randomChangesApply() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            String before = text(random, random.nextInt(60), List.of());
            String after = text(random, random.nextInt(60), List.of(before.split("(?<=\n)")));
            String diff = UnifiedDiff.of("x", before, after);
            if (before.equals(after)) {
                assertThat(diff).isEmpty();
            } else {
                assertThat(PatchedFiles.of(diff, path -> before).get("x")).isEqualTo(after);
            }
        }
    }

    private static String text(Random random, int lines, List<String> of) {
        List<String> all = new ArrayList<>(of);
        for (int i = 0; i < lines; i++) {
            String line = random.nextInt(9) + "\n";
            int at = all.isEmpty() ? 0 : random.nextInt(all.size());
            if (of.isEmpty() || random.nextInt(10) == 0) {
                all.add(at, line);
            } else if (random.nextInt(10) == 0 && !all.isEmpty()) {
                all.remove(at);
            }
        }
        String text = String.join("", all);
        return random.nextBoolean() || text.isEmpty() ? text : text.substring(0, text.length() - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"git apply ../x.diff", "patch --binary -p1 -i ../x.diff"})
    void theUsualProgramsApplyThem(String command, @TempDir Path folder) throws Exception {
        Path work = Files.createDirectories(folder.resolve("work"));
        String before = "class C {\r\n\tint a;\r\n\tint b;\r\n}";
        String after = "@M\r\nclass C {\r\n\tint b;\r\n\tint a;\r\n}";
        Files.writeString(folder.resolve("x.diff"), UnifiedDiff.of("p/C.java", before, after));
        Files.createDirectories(work.resolve("p"));
        Files.writeString(work.resolve("p/C.java"), before);
        assumeTrue(runs(command, work) == 0 || isThere(command), "not installed");
        assertThat(Files.readString(work.resolve("p/C.java"))).isEqualTo(after);
    }

    private static int runs(String command, Path work) throws InterruptedException {
        try {
            return new ProcessBuilder(command.split(" "))
                    .directory(work.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            return -1;
        }
    }

    private static boolean isThere(String command) throws InterruptedException {
        return runs(command.split(" ")[0] + " --version", Path.of("").toAbsolutePath()) == 0;
    }
}
