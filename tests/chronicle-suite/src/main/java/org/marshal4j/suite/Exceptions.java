package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tests that need not pass with generated code.
 *
 * @param reasons the reasons, keyed by a part of the test's id
 */
record Exceptions(Map<String, String> reasons) {

    /** Reads a file with one line for each: the part of the id, a tab and the reason. */
    static Exceptions read(Path file) throws IOException {
        Map<String, String> reasons = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int tab = line.indexOf('\t');
                if (tab < 0) {
                    throw new IllegalArgumentException(file + " has a line without a tab: " + line);
                }
                reasons.put(line.substring(0, tab), line.substring(tab + 1).strip());
            }
        }
        return new Exceptions(reasons);
    }

    /** Returns the reason for a test, or null. */
    @Nullable
    String reasonFor(String test) {
        Optional<String> part = reasons.keySet().stream().filter(test::contains).findFirst();
        return part.map(reasons::get).orElse(null);
    }

    /** Returns the exceptions that match no test passing by reflection alone, among the tests that take part. */
    List<String> unneeded(Map<String, String> outcomes, Pattern names) {
        return reasons.keySet().stream()
                .filter(part -> names.matcher(part).find())
                .filter(part -> outcomes.entrySet().stream()
                        .noneMatch(test ->
                                test.getKey().contains(part) && !test.getValue().equals(Outcomes.PASSED)))
                .toList();
    }
}
