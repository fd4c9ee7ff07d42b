package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts a JVM and waits for it. */
final class Child {
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private Child() {}

    /**
     * Returns what the JVM printed, line by line.
     *
     * @throws IOException if it failed or took too long; the message contains the end of what it printed
     */
    static List<String> run(List<String> command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("marshal4j", ".out");
        Path errors = Files.createTempFile("marshal4j", ".err");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(out.toFile())
                    .redirectError(errors.toFile())
                    .start();
            boolean ended;
            try {
                ended = process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
            } finally {
                process.destroyForcibly();
            }
            if (!ended || process.exitValue() != 0) {
                String how = ended ? "ended with " + process.exitValue() : "took more than " + TIMEOUT;
                throw new IOException(how + ": " + end(out) + end(errors));
            }
            return Files.readAllLines(out);
        } finally {
            Files.delete(out);
            Files.delete(errors);
        }
    }

    private static String end(Path file) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
    }
}
