package org.marshal4j.suite;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/**
 * The class path for compiling and running Chronicle's tests: this program's class path without annotation processors.
 */
final class ClassPath {
    private static final String PROCESSOR = "META-INF/services/javax.annotation.processing.Processor";

    private ClassPath() {}

    /** Chronicle compiles classes while its tests run, and would run any processors on the class path. */
    static String withoutProcessors() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !hasProcessor(Path.of(entry)))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean hasProcessor(Path entry) {
        if (!Files.isRegularFile(entry)) {
            return Files.exists(entry.resolve(PROCESSOR));
        }
        try (JarFile jar = new JarFile(entry.toFile())) {
            return jar.getEntry(PROCESSOR) != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
