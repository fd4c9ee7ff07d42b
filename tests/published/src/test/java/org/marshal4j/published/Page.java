package org.marshal4j.published;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A page whose tables are written by the tests. */
record Page(Path file) {
    /** Replaces the lines between the two comments of that name. */
    void replace(String name, List<String> lines) {
        String text = read();
        String start = "<!-- begin " + name + " -->\n";
        String end = "<!-- end " + name + " -->";
        int from = text.indexOf(start);
        int to = text.indexOf(end);
        if (from < 0 || to < from) {
            throw new IllegalStateException(file + " has no " + start.strip() + " with " + end);
        }
        String replaced = text.substring(0, from + start.length()) + "\n" + String.join("\n", lines) + "\n\n"
                + text.substring(to);
        try {
            Files.writeString(file, replaced);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all lines. */
    List<String> lines() {
        return Arrays.asList(read().split("\n"));
    }

    private String read() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
