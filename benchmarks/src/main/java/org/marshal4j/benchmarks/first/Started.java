package org.marshal4j.benchmarks.first;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A {@link Starter} that is compiled once and run many times. */
final class Started {
    private final Path folder;
    private final ClassPath classPath;
    private final List<Double> millis = new ArrayList<>();

    /**
     * Compiles the program.
     *
     * @param folder an empty folder
     * @param processor the jar
     * @throws IllegalStateException if javac fails
     */
    Started(Starter starter, Path folder, Path processor) throws IOException {
        this.folder = folder;
        this.classPath = ClassPath.of(starter);
        Path entry = Files.writeString(folder.resolve("Entry.java"), starter.entry());
        Path start = Files.writeString(folder.resolve("Start.java"), starter.program());
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "-nowarn",
                "-d",
                folder.toString(),
                "-cp",
                classPath.with(folder),
                "-processorpath",
                processor.toString());
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, null)) {
            Iterable<? extends JavaFileObject> sources = files.getJavaFileObjects(entry, start);
            StringWriter said = new StringWriter();
            if (!javac.getTask(said, files, null, options, null, sources).call()) {
                throw new IllegalStateException("javac refuses the program of " + starter + ": " + said);
            }
        }
    }

    /** Runs the program once more in a new JVM, and records the time until the JVM has ended. */
    void run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        java(List.of());
        millis.add((System.nanoTime() - start) / 1e6);
    }

    private void java(List<String> options) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(options);
        line.addAll(List.of("-cp", classPath.with(folder), "Start"));
        Path said = folder.resolve("said");
        int exit = new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException(Files.readString(said));
        }
    }

    /** Returns how many classes a JVM loads to run the program. */
    long classes() throws IOException, InterruptedException {
        Path log = folder.resolve("classes.log");
        java(List.of("-Xlog:class+load=info:file=" + log));
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.contains(" source: ")).count();
        }
    }

    /** Returns the size of its jars, bytes. */
    long jars() {
        return classPath.size();
    }

    /** Returns the median of the times, ms. */
    double median() {
        double[] sorted = millis.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
