package org.marshal4j.published;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Directories without anything from an earlier run. */
final class Emptied {

    private Emptied() {}

    /** Creates the directory, or deletes everything in it. */
    static void directory(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                List<Path> deepestFirst =
                        files.sorted(Comparator.reverseOrder()).toList();
                for (Path each : deepestFirst) {
                    Files.delete(each);
                }
            }
        }
        Files.createDirectories(directory);
    }
}
