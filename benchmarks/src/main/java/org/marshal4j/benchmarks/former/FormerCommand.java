package org.marshal4j.benchmarks.former;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures former messages, beside those of other libraries. */
public final class FormerCommand {
    private static final int JVMS = 5;
    private static final String DOCUMENTS = "200000";

    private FormerCommand() {}

    /** Checks that every library reads what is expected, and shows how many bytes it reads. */
    public static void check() {
        for (FormerMessage message : FormerMessage.values()) {
            for (Way way : Way.values()) {
                System.out.printf(
                        "former %-19s %-38s %6d bytes%n",
                        message, way, way.open(message).size());
            }
        }
    }

    /** Measures the first conversion in new JVMs, and a queue in another one. */
    public static void inNewJvms() throws IOException, InterruptedException {
        for (int i = 0; i < JVMS; i++) {
            start(FirstMade.class);
        }
        start(QueueCopies.class, DOCUMENTS);
    }

    private static void start(Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("--class-path", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IllegalStateException(main + " has failed");
        }
    }
}
