package org.marshal4j.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs test classes with one set of class files. A test that hangs or ends its JVM affects only its own test class.
 *
 * @param classes the class files
 * @param resources the files next to the sources
 * @param flags the flags of the JVM
 * @param report receives the classes that hang or end their JVM
 */
record TestRun(Path classes, Path resources, List<String> flags, Report report) {
    /** How long no test may begin or end. */
    private static final long STALLED_MILLIS = 120_000;

    /**
     * Runs the tests.
     *
     * @param name the directory for outcomes and output, next to the class files
     * @param tests the names of test classes
     */
    Outcomes run(String name, Collection<String> tests) throws IOException, InterruptedException {
        Path directory = classes.resolveSibling(name);
        Directories.empty(directory);
        // Chronicle's tests write to the nearest directory with that name.
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
