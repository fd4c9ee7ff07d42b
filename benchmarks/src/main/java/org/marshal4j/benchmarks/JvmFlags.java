package org.marshal4j.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * What the JVM of a measurement is started with, for the sake of the libraries that are compared; all of them run with all of it.
 * The list is in {@code jvm.flags}, an argument file, which Maven hands to {@code java} as it is.
 */
public final class JvmFlags {
    /** The flags, in the order of the file. */
    public static final List<String> ALL = read();

    private JvmFlags() {}

    private static List<String> read() {
        try (InputStream file = Objects.requireNonNull(JvmFlags.class.getResourceAsStream("jvm.flags"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
