package org.marshal4j.benchmarks.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a page that is written by a command: between {@code <!-- begin name -->} and {@code <!-- end name -->}. */
final class MarkedSection {
    private MarkedSection() {}

    /** Replaces that part of the page, if there is such a page and it has such a part. */
    static boolean replace(Path page, String name, String text) throws IOException {
        if (!Files.exists(page)) {
            return false;
        }
        String begin = "<!-- begin " + name + " -->";
        String old = Files.readString(page);
        int start = old.indexOf(begin);
        int end = old.indexOf("<!-- end " + name + " -->", start);
        if (start < 0 || end < 0) {
            return false;
        }
        String before = old.substring(0, start + begin.length());
        Files.writeString(page, before + "\n" + text.strip() + "\n" + old.substring(end));
        return true;
    }
}
