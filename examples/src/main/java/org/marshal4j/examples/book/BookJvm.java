package org.marshal4j.examples.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A separate JVM, with the same flags as this one, that has a book open. */
final class BookJvm implements AutoCloseable {
    private final Process process;

    /** Starts a main class with the file of a book. */
    BookJvm(Class<?> main, Path book, int seconds) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(command::add);
        command.addAll(List.of(main.getName(), book.toString(), String.valueOf(seconds)));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        process = builder.start();
    }

    long pid() {
        return process.pid();
    }

    /**
     * Returns what the JVM has printed when it has ended.
     *
     * @throws IllegalStateException if it has failed
     */
    List<String> lines() throws IOException, InterruptedException {
        try (BufferedReader output = process.inputReader()) {
            List<String> lines = output.lines().toList();
            if (process.waitFor() != 0) {
                throw new IllegalStateException("a process of the book ended with exit code " + process.exitValue());
            }
            return lines;
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
