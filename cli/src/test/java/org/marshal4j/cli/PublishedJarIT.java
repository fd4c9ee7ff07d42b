package org.marshal4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it is published, run as a process. */
class PublishedJarIT {
    @TempDir
    Path temp;

    private String run(int code, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-jar",
                System.getProperty("published.jar")));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isEqualTo(code);
        return output;
    }

    @Test
    void showsMessages() throws IOException, InterruptedException {
        Path lock = Files.writeString(
                temp.resolve("marshal4j.lock"), "wire 1\nrevision 1\n\ncom.acme.Quote from=1\n  symbol text\n");
        Path file = Files.write(temp.resolve("quotes"), new byte[] {2, (byte) 0xC3, (byte) 0xA9, 1, 'X'});
        assertThat(run(0, "cat", "-s", lock.toString(), "-t", "Quote", file.toString()))
                .isEqualTo("{\"symbol\":\"\u00e9\"}\n{\"symbol\":\"X\"}\n");
        assertThat(run(2, "cat", "missing")).isEqualTo("marshal4j: missing does not exist\n");
    }
}
