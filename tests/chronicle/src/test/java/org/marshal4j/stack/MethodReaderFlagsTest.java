package org.marshal4j.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The flags that docs/chronicle.md names for method writers and readers: with them, Chronicle compiles both. */
class MethodReaderFlagsTest {

    @TempDir
    Path directory;

    private String output(String row) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flagsOf(row));
        command.add("-Dchronicle.analytics.disable=true");
        command.addAll(List.of(
                MethodReaderProgram.class.getName(), directory.resolve("queue").toString()));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        Process process = builder.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    /** Returns the flags in a row of the table on the page, in addition to those in the row for Queue. */
    private static List<String> flagsOf(String row) throws IOException {
        List<String> flags = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("../../docs/chronicle.md"))) {
            if (line.startsWith("| Queue |") || line.startsWith("| " + row + " |")) {
                Stream.of(line.split("[\\s`|,]+"))
                        .filter(flag -> flag.startsWith("--add"))
                        .forEach(flags::add);
            }
        }
        return flags;
    }

    @Test
    void methodWritersAndReadersAreCompiled() throws IOException, InterruptedException {
        assertThat(output("Queue, method writers and readers"))
                .contains("received", "writer compiled", "reader compiled")
                .doesNotContain("Exception");
    }
}
