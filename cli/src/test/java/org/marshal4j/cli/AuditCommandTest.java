package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

class AuditCommandTest {
    private static final Path CLASSES = Path.of("target/test-classes");

    @TempDir
    Path temp;

    private final Program program = new Program(Ansi.OFF);

    @Test
    void findsDrift() {
        assertThat(program.run("audit", CLASSES, "--classes", "org.marshal4j.cli.Drifted"))
                .isEqualTo(1);
        assertThat(program.out.toString())
                .contains("AUDIT01 certain: Written and never read: org.marshal4j.cli.Drifted.ask (Externalizable)")
                .contains("org.marshal4j.cli.Drifted.writeExternal(Drifted.java:18)")
                .doesNotContain("\u001b");
        assertThat(program.err.toString())
                .startsWith("1 finding fails the audit of target/test-classes; the first: ")
                .contains("in marshal4j.baseline: AUDIT01 org.marshal4j.cli.Drifted ask and the reason");
        assertThat(program.run("audit", CLASSES, "--classes", "org.marshal4j.cli.Priced"))
                .isZero();
        assertThat(program.run("audit", CLASSES, "--classes", "org.marshal4j.cli.Drifted", "--fail-on=never"))
                .isZero();
    }

    @Test
    void writesReportsAndAcceptsFindings() throws IOException {
        Path baseline = Files.writeString(temp.resolve("ours"), "AUDIT01 org.marshal4j.cli.Drifted ask Known\n");
        Path folder = temp.resolve("new/reports");
        assertThat(program.run(
                        "audit",
                        CLASSES,
                        "--classes=org.marshal4j.cli.Drifted",
                        "--baseline",
                        baseline,
                        "--to",
                        folder,
                        "--formats=json,text",
                        "--class-path",
                        CLASSES))
                .isZero();
        assertThat(program.out.toString()).contains("1 more accepted", "wrote " + folder.resolve("audit.json"));
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("audit.json", "audit.txt");
    }

    @Test
    void namesFurtherPairs() throws IOException {
        Path pairs = Files.writeString(temp.resolve("pairs"), "pair org.marshal4j.cli.Nothing emit absorb\n");
        assertThat(program.run("audit", CLASSES, "--pairs", pairs)).isEqualTo(2);
        assertThat(program.err.toString()).contains("org.marshal4j.cli.Nothing");
    }

    @Test
    void mistakes() {
        assertThat(program.run("audit")).isEqualTo(2);
        assertThat(program.run("audit", "nothing.jar")).isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: nothing.jar does not exist\n");
        assertThat(program.run("audit", CLASSES, "--class-path=nothing.jar")).isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: nothing.jar does not exist\n");
        assertThat(program.run("audit", CLASSES, "--baseline=nothing")).isEqualTo(2);
        assertThat(program.err).hasToString("marshal4j: There is no baseline nothing\n");
        assertThat(program.run("audit", CLASSES, "--fail-on=maybe")).isEqualTo(2);
        assertThat(program.err.toString()).contains("certain, likely or never, not maybe");
    }

    @Test
    void coloursOnATerminal() {
        Program terminal = new Program(Ansi.ON);
        assertThat(terminal.run("audit", CLASSES, "--classes=org.marshal4j.cli.Drifted"))
                .isEqualTo(1);
        assertThat(terminal.out.toString()).contains("\u001b[1m\u001b[31mAUDIT01 certain\u001b[39m");
    }
}
