package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads schema files and lock files: a head, and a block for each type. */
final class SchemaTextParser {
    /** Stands for the last revision. */
    static final int NOW = -1;

    private static final Pattern HEAD = Pattern.compile(
            "(family )?(\\S+)(?: extends \\S+ [0-9]{1,9})?(?: from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?)?");
    private static final Pattern MEMBER = Pattern.compile("[0-9]{1,10} \\S+");
    private static final Pattern WIRE = Pattern.compile("wire ([0-9]{1,9})");
    private static final Pattern REVISION = Pattern.compile("revision ([0-9]{1,9})");
    private static final String INDENT = "  ";

    private final List<String> lines;
    private int next;

    SchemaTextParser(String text) {
        lines = text.lines().toList();
    }

    /** The schemas of a revision, by type. */
    Map<String, Schema> parse(int revision) {
        int last = 0;
        Map<String, Schema> byType = new TreeMap<>();
        while (skipBlank()) {
            String line = lines.get(next);
            Matcher wire = WIRE.matcher(line);
            Matcher head = REVISION.matcher(line);
            if (wire.matches()) {
                requireWire(Integer.parseInt(wire.group(1)));
                next++;
            } else if (head.matches()) {
                last = Integer.parseInt(head.group(1));
                next++;
            } else {
                block(revision, byType);
            }
        }
        if (revision != NOW && (revision < 1 || revision > last)) {
            throw new IllegalArgumentException("there is no revision " + revision + ": the last one is " + last);
        }
        return byType;
    }

    private void requireWire(int version) {
        if (version != Fingerprint.WIRE_VERSION) {
            throw bad("the wire format is " + version + ", but this version of marshal4j reads "
                    + Fingerprint.WIRE_VERSION);
        }
    }

    private boolean skipBlank() {
        while (next < lines.size()
                && (lines.get(next).isBlank() || lines.get(next).startsWith("#"))) {
            next++;
        }
        return next < lines.size();
    }

    private void block(int revision, Map<String, Schema> byType) {
        Matcher head = HEAD.matcher(lines.get(next));
        if (!head.matches()) {
            throw bad("not a type: " + lines.get(next));
        }
        int first = next++;
        List<String> members = new ArrayList<>();
        List<String> fields = new ArrayList<>();
        for (; next < lines.size() && lines.get(next).startsWith(INDENT); next++) {
            String line = lines.get(next).substring(INDENT.length());
            (MEMBER.matcher(line).matches() ? members : fields).add(line);
        }
        if (isOf(revision, head.group(3), head.group(4))) {
            byType.put(head.group(2), schema(head.group(2), members, fields, first));
        }
    }

    private static boolean isOf(int revision, @Nullable String from, @Nullable String to) {
        if (revision == NOW) {
            return to == null;
        }
        return from != null && Integer.parseInt(from) <= revision && (to == null || revision <= Integer.parseInt(to));
    }

    private Schema schema(String type, List<String> members, List<String> fields, int line) {
        try {
            Schema schema = Schema.described(type, fields);
            return members.isEmpty() ? schema : schema.asFamily(members.toArray(String[]::new));
        } catch (IllegalArgumentException e) {
            next = line;
            throw bad(e.getMessage());
        }
    }

    private IllegalArgumentException bad(@Nullable String why) {
        return new IllegalArgumentException("line " + (next + 1) + ": " + why);
    }
}
