package org.marshal4j.suite;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** The class path that Chronicle's tests are compiled and run with: that of this program, without annotation processors. */
final class ClassPath {
    private static final String PROCESSOR = "META-INF/services/javax.annotation.processing.Processor";

    private ClassPath() {}

    /** Chronicle compiles classes while its tests run, and would run the processors that are there. */
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
