package org.marshal4j.schema;

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

/**
 * The accepted schemas of a module, and the former ones.
 *
 * <pre>{@code
 * LockFile lock = LockFile.parse(Files.readString(Path.of("marshal4j.lock")));
 * Schemas former = lock.former(3); // as they were in revision 3
 * }</pre>
 *
 * <p>The text starts with a head: the version of the wire format, the number of the last revision, and what
 * {@link LockHead} contains. Then there is a block for each schema. Its first line says in which revision the schema
 * was accepted and, if it is a former one, in which revision it was last accepted.
 *
 * @param revision the number of the last revision; 0 before the first
 * @param head what comes before the schemas
 * @param entries sorted by type; the accepted schema of each type comes before the former ones
 */
public record LockFile(int revision, LockHead head, List<Entry> entries) {

    /** The wire format that the forms are of. */
    public static final int WIRE_VERSION = Fingerprint.WIRE_VERSION;

    private static final String HEAD =
            "# The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.\n";
    private static final Comparator<Entry> ORDER = Comparator.comparing(
                    (Entry entry) -> entry.schema().type())
            .thenComparing(Comparator.comparing(Entry::from).reversed());

    /**
     * A form of a type.
     *
     * @param from the first revision that has it
     * @param to the last revision that has it; empty for one that is accepted now
     * @param formerNames what fields were called in the form before, by their names in this one. Where a class hides
     *     a field of its superclass, the second one has a {@code '} behind its name
     */
    public record Entry(Schema schema, int from, Optional<Integer> to, Map<String, String> formerNames) {

        /** A form whose fields have the names that they had. */
        public Entry(Schema schema, int from, Optional<Integer> to) {
            this(schema, from, to, Map.of());
        }

        public Entry {
            formerNames = Map.copyOf(formerNames);
        }

        /**
         * The text of the schema in lines, each with its end; a field that was renamed has {@code was=} and its
         * former name behind it.
         */
        public String text() {
            return schema.head() + "\n" + LockedLines.text(schema, formerNames);
        }

        /** Whether it is accepted in that revision. */
        public boolean isOf(int revision) {
            return from <= revision && to.map(last -> revision <= last).orElse(true);
        }
    }

    /** A lock that does not say which module it belongs to. */
    public LockFile(int revision, List<Entry> entries) {
        this(revision, LockHead.empty(), entries);
    }

    public LockFile {
        entries = entries.stream().sorted(ORDER).toList();
    }

    /** {@return a lock file in which nothing has been accepted} */
    public static LockFile empty() {
        return new LockFile(0, List.of());
    }

    /** This lock, of a module of that name. */
    public LockFile withModule(String name) {
        return new LockFile(revision, new LockHead(Optional.of(name), head.compatibility(), head.reasons()), entries);
    }

    /** This lock, in which that direction is declared, or none. */
    public LockFile withCompatibility(Optional<Compatibility> direction) {
        return new LockFile(revision, new LockHead(head.module(), direction, head.reasons()), entries);
    }

    /**
     * This lock, with the reason why its last revision accepted what it did.
     *
     * @param reason a line of text
     * @throws IllegalArgumentException if it is empty, or more than one line
     */
    public LockFile withReason(String reason) {
        if (reason.isBlank() || reason.lines().count() > 1) {
            throw new IllegalArgumentException("a reason is one line of text, not \"" + ShownText.of(reason) + "\"");
        }
        return new LockFile(revision, head.withReason(revision, reason.strip()), entries);
    }

    /** The module that the forms belong to, such as {@code com.acme:quotes}; empty in locks that do not say so. */
    public Optional<String> module() {
        return head.module();
    }

    /**
     * Whether compiler and build say anything of a difference: by the direction that is declared here, or by its rule
     * alone.
     */
    public boolean reports(Difference difference) {
        return head.compatibility()
                .map(direction -> direction.reports(difference))
                .orElse(difference.rule().isReported());
    }

    /** The accepted forms, by the binary names of their types. */
    public SortedMap<String, Schema> accepted() {
        return forms(entry -> entry.to().isEmpty());
    }

    /** The forms that were accepted in a revision. */
    public SortedMap<String, Schema> accepted(int revision) {
        return forms(entry -> entry.isOf(revision));
    }

    /**
     * Returns the schemas that were accepted in a revision, for {@code SchemaMigration}. They know which fields have
     * been renamed or removed since.
     *
     * @param revision 1 or more
     * @return the schemas
     * @throws IllegalArgumentException if there is no such revision
     */
    public Schemas former(int revision) {
        if (revision < 1 || revision > this.revision) {
            throw new IllegalArgumentException(
                    "there is no revision " + revision + ": the last one is " + this.revision);
        }
        RenameHistory history = RenameHistory.of(this);
        List<Schema> forms = new ArrayList<>();
        List<Schema> renamed = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.isOf(revision)) {
                forms.add(entry.schema());
                renamed.add(history.renamed(entry.schema(), entry.from()));
            }
        }
        return Schemas.of(forms).withPresent(renamed);
    }

    /**
     * These schemas, such as those in the header of a stream. Of each that was accepted once, what has become of the
     * names of its fields is known; the others are as they were.
     */
    public Schemas follow(Schemas stored) {
        RenameHistory history = RenameHistory.of(this);
        List<Schema> renamed = new ArrayList<>();
        for (String type : stored.types()) {
            Schema schema = stored.apply(type);
            // The newest of its forms is before the older ones.
            entries.stream()
                    .filter(entry -> isSame(entry.schema(), schema))
                    .findFirst()
                    .ifPresent(entry -> renamed.add(history.renamed(schema, entry.from())));
        }
        return stored.withPresent(renamed);
    }

    /** Headers say nothing of what a type extends. */
    private static boolean isSame(Schema one, Schema other) {
        return one.type().equals(other.type())
                && one.fields().equals(other.fields())
                && one.members().equals(other.members());
    }

    private SortedMap<String, Schema> forms(Predicate<Entry> which) {
        SortedMap<String, Schema> forms = new TreeMap<>();
        entries.stream().filter(which).map(Entry::schema).forEach(schema -> forms.put(schema.type(), schema));
        return forms;
    }

    /** The lock in which these forms are the accepted ones; the same if they are already. */
    public LockFile accept(Collection<Schema> forms) {
        int next = revision + 1;
        Set<Schema> wanted = new HashSet<>(forms);
        Map<String, Schema> accepted = accepted();
        List<Entry> updated = new ArrayList<>();
        for (Entry entry : entries) {
            boolean ends = entry.to().isEmpty() && !wanted.contains(entry.schema());
            updated.add(
                    ends ? new Entry(entry.schema(), entry.from(), Optional.of(revision), entry.formerNames()) : entry);
        }
        for (Schema form : forms) {
            Schema was = accepted.get(form.type());
            if (!form.equals(was)) {
                Map<String, String> formerNames = was == null ? Map.of() : RenamedFields.between(was, form);
                updated.add(new Entry(form, next, Optional.empty(), formerNames));
            }
        }
        LockFile lock = new LockFile(next, head, updated);
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
        text.append(head.text());
        for (Entry entry : entries) {
            text.append('\n')
                    .append(entry.schema().head())
                    .append(" from=")
                    .append(entry.from())
                    .append(entry.to().map(to -> " to=" + to).orElse(""))
                    .append('\n')
                    .append(LockedLines.text(entry.schema(), entry.formerNames()));
        }
        return text.toString();
    }

    /**
     * Parses a lock file.
     *
     * @param text the text
     * @return the lock file
     * @throws IllegalArgumentException if the text is invalid; the message says in which line
     */
    public static LockFile parse(String text) {
        LockDamage.refuse(text);
        return new LockFileParser(text).parse();
    }
}
