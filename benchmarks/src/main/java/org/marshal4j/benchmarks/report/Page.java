package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page written by hand with generated sections, each between {@code <!-- begin name -->} and
 * {@code <!-- end name -->}.
 */
public final class Page {
    private final Path file;

    private Page(Path file) {
        this.file = file;
    }

    /** Returns docs/performance-tables.md. */
    public static Page performance(Path module) {
        return new Page(module.resolveSibling("docs").resolve("performance-tables.md"));
    }

    /** Returns docs/tables-performance.md. */
    public static Page tables(Path module) {
        return new Page(module.resolveSibling("docs").resolve("tables-performance.md"));
    }

    /** Returns docs/allocation.md. */
    public static Page allocation(Path module) {
        return new Page(module.resolveSibling("docs").resolve("allocation.md"));
    }

    /** Returns the page of a test. */
    static Page at(Path file) {
        return new Page(file);
    }

    /** Returns the folder of its charts. */
    public Path charts() {
        return file.resolveSibling("performance");
    }

    /** Tells whether the page has this section. */
    public boolean has(String section) throws IOException {
        return Files.readString(file).contains(begin(section));
    }

    /**
     * Replaces what is between the markers.
     *
     * @throws IllegalArgumentException if the page has no such markers
     */
    public void replace(String section, String content) throws IOException {
        String text = Files.readString(file);
        int begin = text.indexOf(begin(section));
        int end = text.indexOf("<!-- end " + section + " -->");
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException(file + " has no section " + section);
        }
        int from = begin + begin(section).length();
        Files.writeString(file, text.substring(0, from) + "\n\n" + content.strip() + "\n\n" + text.substring(end));
    }

    private static String begin(String section) {
        return "<!-- begin " + section + " -->";
    }
}
