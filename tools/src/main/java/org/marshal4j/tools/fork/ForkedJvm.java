package org.marshal4j.tools.fork;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.tools.type.TextFiles;

/**
 * A JVM with the classes of a module.
 *
 * @param home the home directory of its JDK
 * @param options its options, such as {@code -XX:+UseCompactObjectHeaders}
 * @param classPath the class path of the module
 * @param limit how long it may take, in whole seconds; zero for any time
 */
public record ForkedJvm(Path home, List<String> options, List<Path> classPath, Duration limit) {
    /** How much longer than its limit a JVM gets, which ends itself, and says where it was. */
    private static final Duration GRACE = Duration.ofSeconds(10);

    private static final long LOOK_MILLIS = 200;

    /**
     * {@return the JVM that this program runs on, without options}
     *
     * @param classPath the class path of the module
     * @param limit how long it may take, in whole seconds; zero for any time
     */
    public static ForkedJvm own(List<Path> classPath, Duration limit) {
        return new ForkedJvm(ownHome(), List.of(), classPath, limit);
    }

    /** {@return the home directory of the JDK that this program runs on} */
    public static Path ownHome() {
        return Path.of(System.getProperty("java.home"));
    }

    /**
     * Runs a class of this package.
     *
     * @param worker the class, with a method {@code run(PrintStream, String[])}
     * @param arguments its arguments
     * @param lines its standard input
     * @return what it prints to the stream
     * @throws IOException if it cannot be run, fails, takes too long, or ends the JVM; the message contains the output
     *     of the JVM
     */
    public String run(Class<?> worker, List<String> arguments, List<String> lines) throws IOException {
        return run(worker.getName(), arguments, lines, done -> {});
    }

    /**
     * Runs a class on the class path of the module.
     *
     * @param worker the binary name of the class, with a method {@code run(PrintStream, String[])}
     * @param arguments its arguments
     * @param lines its standard input
     * @param progress takes the numbers in the lines {@code at 123} that it prints meanwhile
     * @return what else it prints to the stream
     * @throws IOException if it cannot be run, fails, takes too long, or ends the JVM; the message contains the output
     *     of the JVM
     */
    public String run(String worker, List<String> arguments, List<String> lines, LongConsumer progress)
            throws IOException {
        Path folder = Files.createTempDirectory("marshal4j");
        Path answer = folder.resolve("answer");
        Path printed = folder.resolve("printed");
        try {
            Path input = Files.write(folder.resolve("input"), lines);
            Path command = folder.resolve("command");
            ArgumentFile.write(command, command(answer, worker, arguments));
            // Files, since a process that the module starts, and leaves behind, could keep pipes open.
            int exit = end(
                    new ProcessBuilder(home.resolve("bin").resolve("java").toString(), "@" + command)
                            .redirectInput(input.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(printed.toFile())
                            .start(),
                    () -> Answer.progress(answer).ifPresent(progress));
            return Answer.read(answer).orElseThrow(() -> JvmFailure.of(home, exit, TextFiles.end(printed)));
        } finally {
            delete(folder);
        }
    }

    private int end(Process process, Runnable meanwhile) throws IOException {
        long start = System.nanoTime();
        try {
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                if (!limit.isZero()
                        && System.nanoTime() - start > limit.plus(GRACE).toNanos()) {
                    process.destroyForcibly().waitFor();
                    throw new IOException("the JVM of " + home + " took longer than marshal4j.timeout, "
                            + limit.toSeconds() + " s, and has been ended");
                }
                meanwhile.run();
            }
            meanwhile.run();
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }

    private List<String> command(Path answer, String worker, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        // People ask for layouts, and only Unsafe can show them. Its warnings are not shown.
        command.add("-Dmarshal4j.memory=unsafe");
        command.addAll(options);
        command.add("-Dchronicle.analytics.disable=true");
        command.add("-Dfile.encoding=UTF-8");
        command.add("-Dstdout.encoding=UTF-8");
        command.add("-Dstderr.encoding=UTF-8");
        command.add("--class-path");
        command.add(Stream.concat(classPath.stream(), own().stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Worker.class.getName());
        command.add(answer.toString());
        command.add(String.valueOf(limit.toSeconds()));
        command.add(worker);
        command.addAll(arguments);
        return command;
    }

    /** This program, and the runtime, for a class path without it. */
    private static Set<Path> own() throws IOException {
        Set<Path> own = new LinkedHashSet<>();
        for (Class<?> type : List.of(ForkedJvm.class, Marshaller.class, LockFile.class)) {
            try {
                own.add(Path.of(
                        type.getProtectionDomain().getCodeSource().getLocation().toURI()));
            } catch (URISyntaxException e) {
                throw new IOException(e.getMessage(), e);
            }
        }
        return own;
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.toList();
        }
        // Windows does not delete what a process that the module has left behind still has open.
        for (Path file : files) {
            if (!file.toFile().delete()) {
                file.toFile().deleteOnExit();
            }
        }
        if (!folder.toFile().delete()) {
            folder.toFile().deleteOnExit();
        }
    }
}
