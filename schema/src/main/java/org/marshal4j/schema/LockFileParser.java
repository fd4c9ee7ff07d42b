package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a lock file line by line. */
final class LockFileParser {
    private static final Pattern ENTRY = Pattern.compile("(.+) from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?");

    private final SchemaLines lines;

    /** Collects entries that contradict earlier ones; null if those are refused. */
    private final @Nullable List<String> leftOut;

    LockFileParser(String text) {
        this(text, null);
    }

    /** For a lock file that was badly merged. */
    LockFileParser(String text, @Nullable List<String> leftOut) {
        this.lines = new SchemaLines(text);
        this.leftOut = leftOut;
    }

    LockFile parse() {
        if (number("wire") != LockFile.WIRE_VERSION) {
            throw lines.bad("the wire format is not " + LockFile.WIRE_VERSION);
        }
        int revision = number("revision");
        LockHead head = head();
        List<LockFile.Entry> entries = new ArrayList<>();
        LockHistory history = new LockHistory(leftOut == null ? revision : Integer.MAX_VALUE);
        while (lines.skipBlank()) {
            int position = lines.position();
            String line = lines.peek();
            LockFile.Entry entry = entry();
            Optional<String> wrong = history.add(entry, position + 1);
            if (wrong.isEmpty()) {
                entries.add(entry);
            } else if (leftOut == null) {
                throw SchemaLines.badAt(position, line + ": " + wrong.get());
            } else {
                leftOut.add(line + ": " + wrong.get());
            }
        }
        return new LockFile(leftOut == null ? revision : last(revision, entries), head, entries);
    }

    private static int last(int revision, List<LockFile.Entry> entries) {
        return entries.stream()
                .mapToInt(entry -> entry.to().orElse(entry.from()))
                .reduce(revision, Math::max);
    }

    private LockHead head() {
        LockHead head = LockHead.empty();
        while (lines.skipBlank() && LockHead.isLine(lines.peek())) {
            try {
                head = head.with(lines.peek());
            } catch (IllegalArgumentException e) {
                if (leftOut == null) {
                    throw lines.bad(e.getMessage());
                }
                leftOut.add(String.valueOf(e.getMessage()));
            }
            lines.take();
        }
        return head;
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
        LockedLines fields = LockedLines.of(lines.takeIndented());
        Schema schema = schema(head(head.group(1)), fields.lines(), position, line);
        return new LockFile.Entry(
                RepeatedFields.without(schema, field -> repeated(field, schema.type(), fields.lines(), position + 1)),
                Integer.parseInt(head.group(2)),
                Optional.ofNullable(head.group(3)).map(Integer::valueOf),
                formerNames(fields, schema, position, line));
    }

    private static Map<String, String> formerNames(LockedLines fields, Schema schema, int position, String line) {
        try {
            return fields.formerNames(schema);
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, ShownText.of(line) + ": " + e.getMessage());
        }
    }

    private void repeated(SchemaField field, String type, List<String> texts, int position) {
        String why = field + ": another field of " + type
                + " has this name, probably because both sides of a merge were" + " kept";
        if (leftOut == null) {
            throw SchemaLines.badAt(position + Math.max(0, texts.lastIndexOf(field.toString())), why);
        }
        leftOut.add(why);
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
