package org.marshal4j.benchmarks.first;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The jars that a program needs. Those of marshal4j are included as jars too, although the build has them as folders.
 *
 * @param entries the jars
 */
record ClassPath(List<Path> entries) {
    private static final List<String> CHRONICLE = List.of("""
            /chronicle-bytes/ /chronicle-core/ /chronicle-analytics/ /openhft/posix/ /net/java/dev/jna/
            /com/github/jnr/ /org/ow2/asm/ /org/slf4j/ /org/jetbrains/annotations/
            """.split("\\s+"));

    static ClassPath of(Starter starter) {
        Stream<Path> named = starter.needed().stream().map(ClassPath::home).map(ClassPath::jar);
        return new ClassPath(
                starter == Starter.CHRONICLE
                        ? Stream.concat(named, ofChronicle()).toList()
                        : named.toList());
    }

    /** Returns the jars of Chronicle Bytes, and of what it depends on. */
    private static Stream<Path> ofChronicle() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> CHRONICLE.stream().anyMatch(entry.replace(File.separatorChar, '/')::contains))
                .map(Path::of);
    }

    private static Path home(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the jar that was built from a folder. */
    private static Path jar(Path entry) {
        if (!Files.isDirectory(entry)) {
            return entry;
        }
        try (Stream<Path> files = Files.list(entry.getParent())) {
            return files.filter(file -> file.getFileName().toString().matches("marshal4j-.*-[0-9.]+(-SNAPSHOT)?\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no jar beside " + entry + ": run with verify"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the total size of the jars, bytes. */
    long size() {
        return entries.stream().mapToLong(entry -> entry.toFile().length()).sum();
    }

    /** Returns the class path as java and javac take it, with a folder at the start. */
    String with(Path folder) {
        return Stream.concat(Stream.of(folder), entries.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
