package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The wire forms that were accepted, and those before them. A text: a head with the version of the wire format and the number of the last
 * revision; then a block for each type, whose first line says in which revision the form was accepted, and of a form that is not
 * accepted any more up to which revision it was.
 *
 * @param revision the number of the last revision, 0 before the first
 * @param entries sorted by type, the accepted form of each before its older ones
 */
public record LockFile(int revision, List<Entry> entries) {

    /** The wire format that the forms are of. */
    public static final int WIRE_VERSION = 1;

    private static final String HEAD =
            "# The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.\n";
    private static final Pattern ENTRY = Pattern.compile("(.+) from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?");
    private static final Comparator<Entry> ORDER = Comparator.comparing(
                    (Entry entry) -> entry.schema().type())
            .thenComparing(Comparator.comparing(Entry::from).reversed());

    /**
     * A form of a type.
     *
     * @param from the first revision that has it
     * @param to the last revision that has it; empty for one that is accepted now
     */
    public record Entry(SchemaModel schema, int from, Optional<Integer> to) {

        /** Whether it is accepted in that revision. */
        public boolean isOf(int revision) {
            return from <= revision && to.map(last -> revision <= last).orElse(true);
        }
    }

    public LockFile {
        entries = entries.stream().sorted(ORDER).toList();
    }

    /** A lock that nothing has been accepted in. */
    public static LockFile empty() {
        return new LockFile(0, List.of());
    }

    /** The accepted forms, by the binary names of their types. */
    public SortedMap<String, SchemaModel> accepted() {
        return forms(entry -> entry.to().isEmpty());
    }

    /** The forms that were accepted in a revision. */
    public SortedMap<String, SchemaModel> accepted(int revision) {
        return forms(entry -> entry.isOf(revision));
    }

    private SortedMap<String, SchemaModel> forms(Predicate<Entry> which) {
        SortedMap<String, SchemaModel> forms = new TreeMap<>();
        entries.stream().filter(which).map(Entry::schema).forEach(schema -> forms.put(schema.type(), schema));
        return forms;
    }

    /** The lock in which these forms are the accepted ones; the same if they are already. */
    public LockFile accept(Collection<SchemaModel> forms) {
        int next = revision + 1;
        Set<SchemaModel> wanted = new HashSet<>(forms);
        Map<String, SchemaModel> accepted = accepted();
        List<Entry> updated = new ArrayList<>();
        for (Entry entry : entries) {
            boolean ends = entry.to().isEmpty() && !wanted.contains(entry.schema());
            updated.add(ends ? new Entry(entry.schema(), entry.from(), Optional.of(revision)) : entry);
        }
        for (SchemaModel form : forms) {
            if (!form.equals(accepted.get(form.type()))) {
                updated.add(new Entry(form, next, Optional.empty()));
            }
        }
        LockFile lock = new LockFile(next, updated);
        return lock.entries.equals(entries) ? this : lock;
    }

    /** The text, which {@link #parse} reads. */
    public String text() {
        StringBuilder text = new StringBuilder(HEAD)
                .append("wire ")
                .append(WIRE_VERSION)
                .append("\nrevision ")
                .append(revision)
                .append('\n');
        for (Entry entry : entries) {
            String schema = entry.schema().text();
            int end = schema.indexOf('\n');
            text.append('\n')
                    .append(schema, 0, end)
                    .append(" from=")
                    .append(entry.from())
                    .append(entry.to().map(to -> " to=" + to).orElse(""))
                    .append(schema, end, schema.length());
        }
        return text.toString();
    }

    /**
     * The lock of a text.
     *
     * @throws IllegalArgumentException if it is none, saying in which line
     */
    public static LockFile parse(String text) {
        return new Parser(text.lines().toList()).parse();
    }

    /** Reads line by line. */
    private static final class Parser {
        private final List<String> lines;
        private int next;

        Parser(List<String> lines) {
            this.lines = lines;
        }

        LockFile parse() {
            if (number("wire") != WIRE_VERSION) {
                throw bad("the wire format is not " + WIRE_VERSION);
            }
            int revision = number("revision");
            List<Entry> entries = new ArrayList<>();
            while (skipBlank()) {
                entries.add(entry());
            }
            return new LockFile(revision, entries);
        }

        private int number(String word) {
            if (!skipBlank() || !lines.get(next).matches(word + " [0-9]{1,9}")) {
                throw bad("expected a line \"" + word + " number\"");
            }
            return Integer.parseInt(lines.get(next++).substring(word.length() + 1));
        }

        private boolean skipBlank() {
            while (next < lines.size()
                    && (lines.get(next).isBlank() || lines.get(next).startsWith("#"))) {
                next++;
            }
            return next < lines.size();
        }

        private Entry entry() {
            Matcher head = ENTRY.matcher(lines.get(next));
            if (!head.matches()) {
                throw bad("expected a type with a revision, found: " + lines.get(next));
            }
            next++;
            List<String> fields = new ArrayList<>();
            while (next < lines.size() && lines.get(next).startsWith("  ")) {
                fields.add(lines.get(next++).substring(2));
            }
            try {
                return new Entry(
                        SchemaModel.parse(head.group(1), fields),
                        Integer.parseInt(head.group(2)),
                        Optional.ofNullable(head.group(3)).map(Integer::valueOf));
            } catch (IllegalArgumentException e) {
                throw bad(String.valueOf(e.getMessage()));
            }
        }

        private IllegalArgumentException bad(String why) {
            return new IllegalArgumentException("line " + (next + 1) + ": " + why);
        }
    }
}
