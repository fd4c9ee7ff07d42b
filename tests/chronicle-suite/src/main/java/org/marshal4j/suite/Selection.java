package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How much takes part: how many DTOs, and how many tests of each test class. Without it, a pattern that misses a
 * class, or a DTO that is newly refused, would only make the suite smaller.
 *
 * @param counts keyed by what is counted, or by the qualified name of a test class
 */
record Selection(Map<String, Long> counts) {
    private static final String HEAD =
            "# How many take part at least, on JDK 17. -Dsuite.update=true writes this file after a run of all tests.";

    /** Counts what ran; a selected class without tests counts as 0. */
    static Selection of(Set<String> testClasses, Set<String> tests) {
        Map<String, Long> counts = new TreeMap<>();
        testClasses.forEach(each -> counts.put(each, 0L));
        tests.forEach(test -> counts.merge(Outcomes.classOf(test), 1L, Long::sum));
        return new Selection(counts);
    }

    /** Adds another count. */
    Selection and(String what, long number) {
        counts.put(what, number);
        return this;
    }

    /** Reads a file with one line for each count: what it counts, a tab, and the number. */
    static Selection read(Path file) throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int tab = line.indexOf('\t');
                if (tab < 0) {
                    throw new IllegalArgumentException(file + " has a line without a tab: " + line);
                }
                counts.put(line.substring(0, tab), Long.valueOf(line.substring(tab + 1).strip()));
            }
        }
        return new Selection(counts);
    }

    /** Writes the counts to such a file. */
    void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of(HEAD));
        counts.forEach((what, number) -> lines.add(what + "\t" + number));
        Files.write(file, lines);
    }

    /** Returns one line for each count that is smaller here than there. */
    List<String> fewerThan(Selection there) {
        List<String> fewer = new ArrayList<>();
        there.counts.forEach((what, number) -> {
            long here = counts.getOrDefault(what, 0L);
            if (here < number) {
                fewer.add(what + ": " + here + " instead of " + number);
            }
        });
        return fewer;
    }
}
