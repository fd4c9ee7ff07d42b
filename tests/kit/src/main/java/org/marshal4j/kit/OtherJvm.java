package org.marshal4j.kit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a main class of the tests in a JVM with other flags. */
public final class OtherJvm {
    private OtherJvm() {}

    /**
     * Returns what the JVM prints.
     *
     * @throws IllegalStateException if it does not end successfully
     */
    public static String run(Class<?> main, String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(List.of(
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
                "-Dchronicle.analytics.disable=true",
                "--class-path",
                System.getProperty("java.class.path"),
                main.getName()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException(printed);
        }
        return printed;
    }
}
