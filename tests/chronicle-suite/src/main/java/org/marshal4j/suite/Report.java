package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The command's output: a few lines on the console, and all lines in a file. */
final class Report {
    private static final int WIDTH = 300;

    private final List<String> lines = new ArrayList<>();

    /** Adds a line to the file, and prints the beginning of it on the console. */
    void say(String line) {
        note(line);
        System.out.println(line.length() > WIDTH ? line.substring(0, WIDTH) + "…" : line);
    }

    /** Adds a line to the file only. */
    void note(String line) {
        lines.add(line);
    }

    /** Counts the reasons, and records each of them. */
    void reasons(String title, Map<String, String> byClass) {
        Map<String, Integer> counts = new TreeMap<>();
        byClass.values().forEach(reason -> counts.merge(shortened(reason), 1, Integer::sum));
        say(title + ": " + byClass.size() + " " + counts);
        byClass.forEach((name, reason) -> note("    " + name + ": " + reason));
    }

    /** Returns the code of a diagnostic, or the reason itself. */
    private static String shortened(String reason) {
        return reason.startsWith("[MARSHAL") ? reason.substring(1, reason.indexOf(']')) : reason;
    }

    void write(Path file) throws IOException {
        Files.write(file, lines);
    }
}
