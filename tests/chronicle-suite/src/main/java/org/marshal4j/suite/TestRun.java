package org.marshal4j.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs test classes with one set of class files. A test that hangs or ends its JVM costs that test class, not the others. */
final class TestRun {
    /** How long nothing may begin or end. */
    private static final long STALLED_MILLIS = 120_000;

    private final Path classes;
    private final Path resources;
    private final List<String> flags;
    private final Report report;

    /**
     * A set of tests.
     *
     * @param classes their class files
     * @param resources the files beside their sources
     * @param flags what the JVM is started with
     * @param report is told of classes that hang or end their JVM
     */
    TestRun(Path classes, Path resources, List<String> flags, Report report) {
        this.classes = classes;
        this.resources = resources;
        this.flags = flags;
        this.report = report;
    }

    /**
     * Runs them.
     *
     * @param name of the directory with outcomes and output, beside the class files
     * @param tests names of test classes
     */
    Outcomes run(String name, Collection<String> tests) throws IOException, InterruptedException {
        Path directory = classes.resolveSibling(name);
        Directories.empty(directory);
        // Chronicle's tests write into the directory of that name which is nearest.
        Files.createDirectories(directory.resolve("target"));
        Path log = Files.createFile(directory.resolve("outcomes.txt"));
        List<String> left = new ArrayList<>(tests);
        while (!left.isEmpty()) {
            int exit = await(start(directory, log, left), log);
            String last = OutcomeLog.lastBegun(log);
            if (exit != 0) {
                report.say(name + ": " + last + " hangs or ends its JVM (" + exit + ").");
            }
            if (!left.contains(last)) {
                throw new IllegalStateException("The JVM did not begin: see " + directory);
            }
            left.subList(0, left.indexOf(last) + 1).clear();
        }
        return OutcomeLog.read(log);
    }

    private Process start(Path directory, Path log, List<String> tests) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.add("-cp");
        command.add(String.join(
                File.pathSeparator, classes.toString(), resources.toString(), ClassPath.withoutProcessors()));
        command.addAll(List.of(RunTests.class.getName(), log.toString()));
        command.addAll(tests);
        return new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        directory.resolve("output.txt").toFile()))
                .start();
    }

    private static int await(Process process, Path log) throws IOException, InterruptedException {
        long started = System.currentTimeMillis();
        while (!process.waitFor(1, TimeUnit.SECONDS)) {
            long progress = Math.max(started, Files.getLastModifiedTime(log).toMillis());
            if (System.currentTimeMillis() - progress > STALLED_MILLIS) {
                process.destroyForcibly();
            }
        }
        return process.exitValue();
    }
}
