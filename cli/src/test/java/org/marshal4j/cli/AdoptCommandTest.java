package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

class AdoptCommandTest {
    private static final Path CLASSES = Path.of("target/test-classes");
    private static final Path SOURCES = Path.of("src/test/java");

    @TempDir
    Path temp;

    private final Program program = new Program(Ansi.OFF);

    private int adopt(String name) {
        return program.run("adopt", name, "--classes", CLASSES, "--source", SOURCES, "--to", temp);
    }

    @Test
    void writesPatchAndTest() {
        assertThat(adopt("org.marshal4j.cli.Handmade")).isZero();
        Path patch = temp.resolve("org.marshal4j.cli.Handmade.patch");
        assertThat(patch)
                .content()
                .startsWith("--- a/src/test/java/org/marshal4j/cli/Handmade.java\n")
                .contains("+@Marshal\n")
                .contains("+    @Encoded(Encoding.DATA_OUTPUT)\n");
        Path test = temp.resolve("tests/org/marshal4j/cli/HandmadeComparisonTest.java");
        assertThat(program.out).hasToString("wrote " + patch + "\nwrote " + test + "\n");
    }

    @Test
    void tellsWhatIsInTheWay() {
        assertThat(adopt("org.marshal4j.cli.Drifted")).isEqualTo(1);
        assertThat(program.out.toString()).contains("error:   ask: ").contains("(org/marshal4j/cli/Drifted.java:18)");
        assertThat(program.err).hasToString("not adopted: org.marshal4j.cli.Drifted\n");
    }

    @Test
    void mistakes() {
        assertThat(adopt("org.marshal4j.cli.Nothing")).isEqualTo(2);
        assertThat(program.err.toString()).contains("There is no class org.marshal4j.cli.Nothing with two methods");
        assertThat(program.run("adopt", "a.B", "--classes=nothing.jar", "--source", SOURCES))
                .isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: nothing.jar does not exist\n");
        assertThat(program.run("adopt", "a.B", "--classes", CLASSES)).isEqualTo(2);
        assertThat(program.err.toString()).contains("--source=FOLDER");
    }
}
