package org.marshal4j.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Class paths as java takes them, with {@code lib/*} for all jars of a folder. */
final class ClassPaths {
    private ClassPaths() {}

    /**
     * {@return the jars and folders of a class path; none for null}
     *
     * @throws IOException if one of them is missing
     */
    static List<Path> of(@Nullable String classPath) throws IOException {
        List<Path> entries = new ArrayList<>();
        for (String entry : classPath == null ? new String[0] : classPath.split(File.pathSeparator)) {
            if (entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
                entries.addAll(jars(Path.of(entry.substring(0, entry.length() - 1))));
            } else if (!entry.isEmpty()) {
                entries.add(existing(Path.of(entry)));
            }
        }
        return entries;
    }

    /** {@return a path; a NoSuchFileException is thrown if nothing is there} */
    static Path existing(Path path) throws NoSuchFileException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        return path;
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }
}
