package org.marshal4j.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders and their contents. */
final class Folders {
    private Folders() {}

    /** Deletes a folder with its contents. */
    static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** Returns all sources below a folder. */
    static List<Path> sources(Path folder) throws IOException {
        return endingWith(".java", folder);
    }

    /** Returns all jars below a folder. */
    static List<Path> jars(Path folder) throws IOException {
        return endingWith(".jar", folder);
    }

    private static List<Path> endingWith(String suffix, Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(each -> each.toString().endsWith(suffix)).sorted().toList();
        }
    }
}
