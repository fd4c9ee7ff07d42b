package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldHistory;
import org.marshal4j.schema.field.RenameHistory;

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

    /** The version of the wire format that the schemas describe. */
    public static final int WIRE_VERSION = Fingerprint.WIRE_VERSION;

    private static final String HEAD =
            "# The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.\n";
    private static final Comparator<Entry> ORDER = Comparator.comparing(
                    (Entry entry) -> entry.schema().type())
            .thenComparing(Comparator.comparing(Entry::from).reversed());

    /**
     * One schema of a type.
     *
     * @param schema the schema
     * @param from the first revision that has it
     * @param to the last revision that has it; empty if it is accepted now
     * @param formerNames the names that fields had in the preceding schema, by their names in this one. If a class
     *     hides a field of its superclass, the second of them has a {@code '} after its name
     */
    public record Entry(Schema schema, int from, Optional<Integer> to, Map<String, String> formerNames) {

        /**
         * Creates an entry in which no field has been renamed.
         *
         * @param schema the schema
         * @param from the first revision that has it
         * @param to the last revision that has it; empty if it is accepted now
         */
        public Entry(Schema schema, int from, Optional<Integer> to) {
            this(schema, from, to, Map.of());
        }

        /** Copies the former names. */
        public Entry {
            formerNames = Map.copyOf(formerNames);
        }

        /** {@return the schema in lines, with their ends; {@code was=} and a former name follow a renamed field} */
        public String text() {
            return schema.head() + "\n" + LockedLines.text(schema, formerNames);
        }

        /** This entry, last accepted in a revision. */
        Entry until(int last) {
            return new Entry(schema, from, Optional.of(last), formerNames);
        }

        /**
         * {@return whether this schema was accepted in a revision}
         *
         * @param revision the number of the revision
         */
        public boolean isOf(int revision) {
            return from <= revision && to.map(last -> revision <= last).orElse(true);
        }
    }

    /**
     * Creates a lock file that does not say which module it belongs to.
     *
     * @param revision the number of the last revision; 0 before the first
     * @param entries the schemas, in any order
     */
    public LockFile(int revision, List<Entry> entries) {
        this(revision, LockHead.empty(), entries);
    }

    /** Sorts the entries. */
    public LockFile {
        entries = entries.stream().sorted(ORDER).toList();
    }

    /** {@return a lock file in which nothing has been accepted} */
    public static LockFile empty() {
        return new LockFile(0, List.of());
    }

    /**
     * {@return this lock file for a module}
     *
     * @param name the module, such as {@code com.acme:quotes}
     */
    public LockFile withModule(String name) {
        return new LockFile(revision, head.withModule(name), entries);
    }

    /**
     * {@return this lock file with a declared direction, or with none}
     *
     * @param direction the direction
     */
    public LockFile withCompatibility(Optional<Compatibility> direction) {
        return new LockFile(revision, head.withCompatibility(direction), entries);
    }

    /**
     * Returns this lock file with the reason for which its last revision accepted its changes.
     *
     * @param reason a line of text
     * @return a new lock file
     * @throws IllegalArgumentException if the reason is blank, has more than one line, or has characters that are no
     *     text
     */
    public LockFile withReason(String reason) {
        return new LockFile(revision, head.withReason(revision, LockHead.line(reason)), entries);
    }

    /**
     * {@return the module that the schemas belong to, such as {@code com.acme:quotes}; empty in lock files that do not
     * say}
     */
    public Optional<String> module() {
        return head.module();
    }

    /**
     * {@return whether the compiler and the build report a difference} This depends on the direction that is declared
     * here or, if there is none, on the rule alone.
     *
     * @param difference the difference
     */
    public boolean reports(Difference difference) {
        return head.compatibility()
                .map(direction -> direction.reports(difference))
                .orElse(difference.rule().isReported());
    }

    /** {@return the accepted schemas by the binary names of their types} */
    public SortedMap<String, Schema> accepted() {
        return schemas(entry -> entry.to().isEmpty());
    }

    /**
     * {@return the schemas that were accepted in a revision, by the binary names of their types}
     *
     * @param revision the number of the revision
     */
    public SortedMap<String, Schema> accepted(int revision) {
        return schemas(entry -> entry.isOf(revision));
    }

    /**
     * {@return the schemas that were accepted in a revision, for {@code SchemaMigration}} They know which fields have
     * been renamed or removed since.
     *
     * @param revision 1 or more
     * @throws IllegalArgumentException if there is no such revision
     */
    public Schemas former(int revision) {
        return former(revision, this.revision);
    }

    /**
     * {@return the schemas that were accepted in a revision, as a reader of a later revision needs them: they know
     * which fields were renamed or removed up to then, but not what happened to them afterwards}
     *
     * @param revision 1 or more
     * @param reader the revision of the reader, {@code revision} or later
     * @throws IllegalArgumentException if there is no such revision, or if the reader's is not among those after it
     */
    public Schemas former(int revision, int reader) {
        if (revision < 1 || revision > this.revision) {
            throw new IllegalArgumentException(
                    "there is no revision " + revision + ": the last one is " + this.revision);
        }
        if (reader < revision || reader > this.revision) {
            throw new IllegalArgumentException("a reader of revision " + revision + " is of that revision or a later"
                    + " one up to " + this.revision + ", not of " + reader);
        }
        return former(revision, fieldHistory(reader));
    }

    /** The schemas of a revision, as a reader of the last revision in the history needs them. */
    Schemas former(int revision, FieldHistory history) {
        List<Entry> then =
                entries.stream().filter(entry -> entry.isOf(revision)).toList();
        return Schemas.of(then.stream().map(Entry::schema).toList())
                .withPresent(then.stream()
                        .map(entry -> history.present(entry.schema(), entry.from()))
                        .toList());
    }

    /**
     * Adds to schemas, such as those in a stream header, how fields have been renamed or removed since. Only schemas
     * that were accepted once are affected; others stay as they are.
     *
     * @param stored the schemas
     * @return the same schemas, which now know the present names of their fields
     */
    public Schemas follow(Schemas stored) {
        FieldHistory history = fieldHistory(revision);
        List<Schema> renamed = new ArrayList<>();
        // Newer entries of a type come before older ones.
        Map<String, List<Entry>> byType = entries.stream()
                .collect(Collectors.groupingBy(entry -> entry.schema().type()));
        for (String type : stored.types()) {
            Schema schema = stored.apply(type);
            byType.getOrDefault(type, List.of()).stream()
                    .filter(entry -> isSame(entry.schema(), schema))
                    .findFirst()
                    .ifPresent(entry -> renamed.add(history.present(schema, entry.from())));
        }
        return stored.withPresent(renamed);
    }

    /** What has become of fields up to a revision. */
    FieldHistory fieldHistory(int last) {
        FieldHistory history = new FieldHistory(head.branches());
        entries.stream()
                .filter(entry -> entry.from() <= last)
                .forEach(entry -> history.add(entry.schema(), entry.from(), entry.formerNames()));
        return history;
    }

    /** The names that fields have had. */
    RenameHistory history() {
        RenameHistory history = new RenameHistory();
        entries.forEach(entry -> history.add(entry.schema().type(), entry.from(), entry.formerNames()));
        return history;
    }

    /** Compares without supertypes, since headers do not name them. */
    private static boolean isSame(Schema one, Schema other) {
        return one.fields().equals(other.fields()) && one.members().equals(other.members());
    }

    private SortedMap<String, Schema> schemas(Predicate<Entry> which) {
        SortedMap<String, Schema> schemas = new TreeMap<>();
        entries.stream().filter(which).map(Entry::schema).forEach(schema -> schemas.put(schema.type(), schema));
        return schemas;
    }

    /**
     * Accepts schemas in place of the present ones, and gives them schema ids if they want any.
     *
     * @param schemas all schemas of the module
     * @return a lock file with a new revision; this one if these schemas are already the accepted ones
     * @throws IllegalArgumentException if two different schemas of a type have the same schema id, or if a schema that
     *     an id depends on is missing
     */
    public LockFile accept(Collection<Schema> schemas) {
        return accept(schemas, schemas.stream().map(Schema::type).collect(Collectors.toSet()));
    }

    /**
     * Accepts schemas as {@link #accept(Collection)} does, but gives schema ids to some types only: those of other
     * modules have theirs in the lock files of these modules.
     *
     * @param schemas all schemas of the module, and those of other modules that its messages hold
     * @param own the binary names of the module's own types
     * @return a lock file
     * @throws IllegalArgumentException as there
     */
    public LockFile accept(Collection<Schema> schemas, Set<String> own) {
        return accept(schemas, own, schemas);
    }

    /**
     * Accepts some schemas as {@link #accept(Collection, Set)} does, while others wait.
     *
     * @param schemas the accepted ones, with those that stay as they were
     * @param own the binary names of the module's own types
     * @param today today's schemas of all types, which tell what fields have moved to another class
     * @return a lock file
     * @throws IllegalArgumentException as there
     */
    public LockFile accept(Collection<Schema> schemas, Set<String> own, Collection<Schema> today) {
        return LockedIds.updated(RenamedTypes.withIds(this, NextRevision.of(this, schemas, today), own), own);
    }

    /**
     * {@return the schema id of today's messages of a type; empty if they have none, or if the lock file lacks the id of
     * the accepted schema or a schema that the id depends on}
     *
     * @param type the binary name of the type
     */
    public OptionalInt schemaId(String type) {
        return LockedIds.today(this, type);
    }

    /**
     * {@return the schema id with which messages of a type began in a revision; empty if they had none}
     *
     * @param type the binary name of the type
     * @param revision the number of the revision
     */
    public OptionalInt schemaId(String type, int revision) {
        return LockedIds.during(this, type, revision);
    }

    /**
     * Returns the schema ids that messages of a type have had, each with a revision that {@link #former(int)} of its
     * {@linkplain #historyOf history} takes to read such messages: the first one that has the id or, if the type went
     * back to a former schema, the first one after that.
     *
     * @param type the binary name of the type
     * @return the revisions by the ids; none if its messages never had one
     */
    public SortedMap<Integer, Integer> schemaIds(String type) {
        SortedMap<Integer, Integer> ids = new TreeMap<>();
        head.ids().stream()
                .filter(line -> line.type().equals(type))
                .forEach(line -> ids.put(line.id(), line.revision()));
        return ids;
    }

    /**
     * Returns what is needed to read messages of a type with any of its schema ids: the ids, and the schemas of the
     * types that its messages may hold in these revisions and later ones. The numbers of revisions stay. The type has
     * its present name in all of them.
     *
     * @param type the binary name of the type
     * @return a lock file with nothing else
     */
    public LockFile historyOf(String type) {
        return TypeHistory.of(this, type);
    }

    /** {@return the text, which {@link #parse} reads} */
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
        return parse(text, name -> Optional.empty());
    }

    /** Parses a lock file; the function finds the constants of an enum that a line leaves out. */
    static LockFile parse(String text, Function<String, Optional<List<String>>> enums) {
        LockDamage.refuse(text);
        return new LockFileParser(text).parse(enums);
    }
}
