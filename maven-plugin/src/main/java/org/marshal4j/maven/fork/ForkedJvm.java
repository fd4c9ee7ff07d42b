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
 * @param home of its JDK
 * @param options such as {@code -XX:+UseCompactObjectHeaders}
 * @param classPath of the module
 */
public record ForkedJvm(Path home, List<String> options, List<Path> classPath) {

    /** The JVM that Maven runs on, without options. */
    public static ForkedJvm own(List<Path> classPath) {
        return new ForkedJvm(Path.of(System.getProperty("java.home")), List.of(), classPath);
    }

    /**
     * Runs a class of this package.
     *
     * @param lines what it reads
     * @return what it printed
     * @throws IOException if it could not be run, or failed; with what it printed as errors
     */
    public String run(Class<?> main, List<String> arguments, List<String> lines) throws IOException {
        return run(main.getName(), arguments, lines);
    }

    /** The same, of a class that the module has on its class path. */
    public String run(String main, List<String> arguments, List<String> lines) throws IOException {
        Process process = new ProcessBuilder(command(main, arguments)).start();
        CompletableFuture<String> printed = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        // Chronicle's advice about options of the JVM is in it, for which there is no reason unless something fails.
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
        // Layouts are what people ask for, and without Unsafe there is no way to see one. Its warnings are not shown.
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
