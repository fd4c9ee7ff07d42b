package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** New JVMs with only marshal4j's jars on their class path. */
final class Jvm {
    private Jvm() {}

    /** Runs a program with these flags, and returns what it prints, including its errors. */
    static String run(Class<?> program, Path temp, String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(List.of("-cp", ours(), program.getName()));
        Path printed = temp.resolve("printed");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        int exit = process.waitFor();
        String text = Files.readString(printed, StandardCharsets.UTF_8);
        assertThat(exit).as(text).isZero();
        return text;
    }

    /** Returns marshal4j's part of the class path: no library comes with it. */
    private static String ours() {
        return Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                .filter(entry -> entry.endsWith("target/test-classes")
                        || entry.endsWith("target/classes")
                        || entry.contains("marshal4j-"))
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
