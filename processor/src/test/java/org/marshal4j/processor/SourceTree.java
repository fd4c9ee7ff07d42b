package org.marshal4j.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Sources in a directory. */
public final class SourceTree {

    private SourceTree() {}

    /** The text of each file, by its path within the directory. */
    public static Map<String, String> read(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            Map<String, String> sources = new LinkedHashMap<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                sources.put(directory.relativize(file).toString(), Files.readString(file));
            }
            return sources;
        }
    }
}
