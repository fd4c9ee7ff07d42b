package org.marshal4j.blackbox.layout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A JVM to start, with its flags.
 *
 * @param home of the JDK
 * @param version its feature version
 */
record ChildJvm(Path home, int version, List<String> flags) {
    private static final Path CURRENT = Path.of(System.getProperty("java.home"));

    /** The one that runs the tests. */
    static ChildJvm current(String... flags) {
        return new ChildJvm(CURRENT, Runtime.version().feature(), List.of(flags));
    }

    ChildJvm with(String... more) {
        return new ChildJvm(home, version, List.of(more));
    }

    /** What the main class prints. */
    List<String> run(Class<?> main) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin/java").toString());
        command.addAll(flags);
        command.addAll(List.of(
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
                "-Dchronicle.analytics.disable=true",
                "-Xshare:auto",
                "-XX:+DisplayVMOutputToStderr"));
        if (version >= 24) {
            command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        Path errors = Files.createTempFile("marshal4j", ".err");
        errors.toFile().deleteOnExit();
        Process process =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new AssertionError(this + " ended with " + process.exitValue() + ":\n" + Files.readString(errors));
        }
        Files.delete(errors);
        return output.lines().toList();
    }

    @Override
    public String toString() {
        return "JDK " + version + " " + String.join(" ", flags);
    }
}
