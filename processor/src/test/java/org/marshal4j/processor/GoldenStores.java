package org.marshal4j.processor;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Shortens the statements that store a reference only if it is another one. The first that stores what was read is
 * shown, and the first that stores what is copied; of each of the others, one line says what it stores where. A
 * statement that reads differently is not shortened.
 */
final class GoldenStores {

    private static final Pattern READ =
            Pattern.compile("(?m)^( +)if \\((\\w+) != ([\\w.]+)\\) \\{\n\\1    (\\3 = \\2);\n\\1}$");
    private static final Pattern COPIED =
            Pattern.compile("(?m)^( +)if \\(([\\w.]+) != ([\\w.]+)\\) \\{\n\\1    (\\2 = \\3);\n\\1}$");

    private final Set<Pattern> shown = new HashSet<>();

    String shorten(String text) {
        return shorten(COPIED, "copied", shorten(READ, "stored", text));
    }

    private String shorten(Pattern store, String what, String text) {
        return store.matcher(text)
                .replaceAll(found ->
                        shown.add(store) ? "$0" : found.group(1) + "// " + what + " if another: " + found.group(4));
    }
}
