package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads schema files and lock files line by line: blank lines and comments lie between what says something. */
final class SchemaLines {
    private static final String INDENT = "  ";

    private final List<String> lines;
    private int next;

    SchemaLines(String text) {
        // Blanks at the end of a line cannot be seen, so they mean nothing.
        lines = text.lines().map(String::stripTrailing).toList();
    }

    /** Moves to the next line that says something; false if there is none. */
    boolean skipBlank() {
        while (next < lines.size()
                && (lines.get(next).isBlank() || lines.get(next).startsWith("#"))) {
            next++;
        }
        return next < lines.size();
    }

    /** The line that is next. */
    String peek() {
        return lines.get(next);
    }

    /** The same, and moves behind it. */
    String take() {
        return lines.get(next++);
    }

    /** The lines from here that are indented, without that; moves behind them. */
    List<String> takeIndented() {
        List<String> indented = new ArrayList<>();
        while (next < lines.size() && lines.get(next).startsWith(INDENT)) {
            indented.add(lines.get(next++).substring(INDENT.length()));
        }
        return indented;
    }

    /** Where the next line is, for {@link #badAt}. */
    int position() {
        return next;
    }

    IllegalArgumentException bad(@Nullable String why) {
        return badAt(next, why);
    }

    static IllegalArgumentException badAt(int position, @Nullable String why) {
        return new IllegalArgumentException("line " + (position + 1) + ": " + why);
    }
}
