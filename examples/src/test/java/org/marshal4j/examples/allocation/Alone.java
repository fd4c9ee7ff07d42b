package org.marshal4j.examples.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs {@link AllocationMain} in separate JVMs. */
final class Alone {
    /**
     * HotSpot's compilers decide by what they have seen so far, and work concurrently with the program, so no two JVMs
     * behave alike.
     */
    private static final int JVMS = 3;

    private Alone() {}

    /** Starts one JVM after another until one allocates nothing. */
    static Fewest fewest(String name) throws IOException, InterruptedException {
        Fewest fewest = inOneJvm(name);
        for (int i = 1; i < JVMS && !fewest.isNothing(); i++) {
            fewest = fewest.min(inOneJvm(name));
        }
        return fewest;
    }

    private static Fewest inOneJvm(String name) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-"))
                .toList());
        command.add("-Dchronicle.analytics.disable=true");
        command.addAll(List.of("--class-path", System.getProperty("java.class.path")));
        command.addAll(List.of(AllocationMain.class.getName(), name));
        Process process =
                new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return Fewest.parse(printed.strip().lines().reduce("", (before, last) -> last));
    }
}
