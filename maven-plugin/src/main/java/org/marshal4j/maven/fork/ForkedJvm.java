package org.marshal4j.maven.fork;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A JVM with the classes of a module.
 *
 * @param home the home directory of its JDK
 * @param options its options, such as {@code -XX:+UseCompactObjectHeaders}
 * @param classPath the class path of the module
 */
public record ForkedJvm(Path home, List<String> options, List<Path> classPath) {

    /**
     * Returns the JVM that Maven runs on, without options.
     *
     * @param classPath the class path of the module
     * @return the JVM
     */
    public static ForkedJvm own(List<Path> classPath) {
        return new ForkedJvm(Path.of(System.getProperty("java.home")), List.of(), classPath);
    }

    /**
     * Runs a class of this package.
     *
     * @param main the class
     * @param arguments its arguments
     * @param lines its standard input
     * @return its standard output
     * @throws IOException if it cannot be run or fails; the message contains its error output
     */
    public String run(Class<?> main, List<String> arguments, List<String> lines) throws IOException {
        return run(main.getName(), arguments, lines);
    }

    /**
     * Runs a class on the class path of the module.
     *
     * @param main the binary name of the class
     * @param arguments its arguments
     * @param lines its standard input
     * @return its standard output
     * @throws IOException if it cannot be run or fails; the message contains its error output
     */
    public String run(String main, List<String> arguments, List<String> lines) throws IOException {
        Process process = new ProcessBuilder(command(main, arguments)).start();
        CompletableFuture<String> printed = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        // It contains Chronicle's advice about JVM options, which nobody needs unless something fails.
        CompletableFuture<String> errors = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        try (OutputStream in = process.getOutputStream()) {
            in.write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        }
        String text = printed.join();
        try {
            if (process.waitFor() != 0) {
                throw new IOException("the JVM of " + home + " failed: " + errors.join());
            }
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return text;
    }

    private List<String> command(String main, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve("java").toString());
        // People ask for layouts, and only Unsafe can show them. Its warnings are not shown.
        command.add("-Dmarshal4j.memory=unsafe");
        command.addAll(options);
        command.add("-Dchronicle.analytics.disable=true");
        command.add("-Dfile.encoding=UTF-8");
        command.add("-Dstdout.encoding=UTF-8");
        command.add("--class-path");
        command.add(Stream.concat(classPath.stream(), Stream.of(self()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(main);
        command.addAll(arguments);
        return command;
    }

    private static Path self() throws IOException {
        try {
            return Path.of(ForkedJvm.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static String read(InputStream stream) {
        try {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
