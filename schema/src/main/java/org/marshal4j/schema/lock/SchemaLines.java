package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Fingerprint;

/** Reads schema files and lock files line by line, skipping blank lines and comments. */
final class SchemaLines {
    static final String WIRE = "wire";
    static final String REVISION = "revision";

    private static final String INDENT = "  ";
    private static final Pattern NUMBER = Pattern.compile("(?:" + WIRE + "|" + REVISION + ") [0-9]{1,9}");

    private final List<String> lines;
    private int next;

    SchemaLines(String text) {
        // Blanks at the end of a line are invisible, so they mean nothing.
        lines = text.lines().map(String::stripTrailing).toList();
    }

    /** Moves to the next line that is neither blank nor a comment; false if there is none. */
    boolean skipBlank() {
        while (next < lines.size()
                && (lines.get(next).isBlank() || lines.get(next).startsWith("#"))) {
            next++;
        }
        return next < lines.size();
    }

    /** The next line. */
    String peek() {
        return lines.get(next);
    }

    /** The next line; moves past it. */
    String take() {
        return lines.get(next++);
    }

    /** Whether the next line is a word and a number, as in {@code wire 1}. */
    boolean isNumber(String word) {
        return peek().startsWith(word) && NUMBER.matcher(peek()).matches();
    }

    /** Takes the next line, which must be a word and a number. */
    int takeNumber(String word) {
        if (!skipBlank() || !isNumber(word)) {
            throw bad("expected a line \"" + word + " number\"");
        }
        return Integer.parseInt(take().substring(word.length() + 1));
    }

    /** Takes the next line, which must have the version of the wire format. */
    void takeWire() {
        int version = takeNumber(WIRE);
        if (version != Fingerprint.WIRE_VERSION) {
            throw badAt(
                    next - 1,
                    "the wire format is " + version + ", but this version of marshal4j reads "
                            + Fingerprint.WIRE_VERSION);
        }
    }

    /**
     * The indented lines from here on, without their indentation; moves past them. Blank lines between them, which a
     * merge may leave, mean nothing.
     */
    List<String> takeIndented() {
        List<String> indented = new ArrayList<>();
        for (int i = next;
                i < lines.size() && (lines.get(i).isEmpty() || lines.get(i).startsWith(INDENT));
                i++) {
            if (!lines.get(i).isEmpty()) {
                indented.add(lines.get(i).substring(INDENT.length()));
                next = i + 1;
            }
        }
        return indented;
    }

    /** The index of the next line, for {@link #badAt}. */
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
