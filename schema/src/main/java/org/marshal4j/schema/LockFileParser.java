package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a lock file line by line. */
final class LockFileParser {
    private static final Pattern ENTRY = Pattern.compile("(.+) from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?");

    private final SchemaLines lines;

    LockFileParser(String text) {
        lines = new SchemaLines(text);
    }

    LockFile parse() {
        if (number("wire") != LockFile.WIRE_VERSION) {
            throw lines.bad("the wire format is not " + LockFile.WIRE_VERSION);
        }
        int revision = number("revision");
        List<LockFile.Entry> entries = new ArrayList<>();
        while (lines.skipBlank()) {
            entries.add(entry());
        }
        return new LockFile(revision, entries);
    }

    private int number(String word) {
        if (!lines.skipBlank() || !lines.peek().matches(word + " [0-9]{1,9}")) {
            throw lines.bad("expected a line \"" + word + " number\"");
        }
        return Integer.parseInt(lines.take().substring(word.length() + 1));
    }

    private LockFile.Entry entry() {
        Matcher head = ENTRY.matcher(lines.peek());
        if (!head.matches()) {
            throw lines.bad("expected a type with a revision, found: " + ShownText.of(lines.peek()));
        }
        int position = lines.position();
        String line = lines.take();
        List<String> fields = lines.takeIndented();
        return new LockFile.Entry(
                schema(head(head.group(1)), fields, position, line),
                Integer.parseInt(head.group(2)),
                Optional.ofNullable(head.group(3)).map(Integer::valueOf));
    }

    private SchemaHead head(String text) {
        try {
            return SchemaHead.parse(text);
        } catch (IllegalArgumentException e) {
            throw lines.bad(e.getMessage());
        }
    }

    private static Schema schema(SchemaHead head, List<String> fields, int position, String line) {
        try {
            return head.schema(fields, name -> Optional.empty());
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, ShownText.of(line) + ": " + e.getMessage());
        }
    }
}
