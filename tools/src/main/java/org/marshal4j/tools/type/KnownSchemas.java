package org.marshal4j.tools.type;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedId;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schemas in lock files and jars that a user names. Immutable and thread-safe.
 *
 * <pre>{@code
 * KnownSchemas known = KnownSchemas.read(List.of(Path.of("quotes.jar")));
 * MessageType quote = known.type("Quote");
 * MessageType former = known.type("Quote", 3);
 * }</pre>
 */
public final class KnownSchemas {
    private static final Pattern VERSION = Pattern.compile("^wire \\d+$", Pattern.MULTILINE);
    private static final Pattern REVISION = Pattern.compile("^revision \\d+$", Pattern.MULTILINE);

    private final List<LockFile> locks;
    private final Schemas today;

    private KnownSchemas(List<LockFile> locks, Schemas today) {
        this.locks = List.copyOf(locks);
        this.today = today;
    }

    /**
     * Reads lock files and schema files.
     *
     * @param paths each a lock file, a schema file, a jar that contains some, or a folder with any of them
     * @return the schemas; of two schemas of a type, the first
     * @throws IOException if a file cannot be read, is damaged, or has no schemas; the message names it
     */
    public static KnownSchemas read(List<Path> paths) throws IOException {
        return read(paths, true);
    }

    /**
     * Reads the lock files and schema files on a class path, where most jars have none.
     *
     * @param paths jars and folders
     * @return the schemas, as for {@link #read}
     * @throws IOException as there, unless a jar has no schemas
     */
    public static KnownSchemas onClassPath(List<Path> paths) throws IOException {
        return read(paths, false);
    }

    private static KnownSchemas read(List<Path> paths, boolean requireEach) throws IOException {
        List<LockFile> locks = new ArrayList<>();
        Schemas today = Schemas.of(List.of());
        for (Path path : paths) {
            // A class path may have anything on it, which Java passes over.
            Map<String, String> texts =
                    requireEach || SchemaTexts.isFolderOrJar(path) ? SchemaTexts.at(path) : Map.of();
            if (texts.isEmpty() && requireEach) {
                throw new IOException(path + " has neither a lock file nor schema files");
            }
            for (Map.Entry<String, String> text : texts.entrySet()) {
                try {
                    if (!VERSION.matcher(text.getValue()).find()) {
                        throw new IllegalArgumentException("it is neither a lock file nor a schema file");
                    }
                    if (REVISION.matcher(text.getValue()).find()) {
                        LockFile lock = LockFile.parse(text.getValue());
                        locks.add(lock);
                        today = today.and(Schemas.of(lock.accepted().values()));
                    } else {
                        today = today.and(Schemas.parse(text.getValue()));
                    }
                } catch (IllegalArgumentException e) {
                    throw new IOException(text.getKey() + " has no schemas: " + e.getMessage(), e);
                }
            }
        }
        return new KnownSchemas(locks, today);
    }

    /**
     * {@return the schemas of a module}
     *
     * @param lock its lock file
     * @param today the schemas of its classes; the lock file has others
     */
    public static KnownSchemas of(LockFile lock, Schemas today) {
        return new KnownSchemas(
                List.of(lock), today.and(Schemas.of(lock.accepted().values())));
    }

    /** {@return the one lock file; one in which nothing has been accepted, if there is none or more than one} */
    public LockFile lockOrNone() {
        return locks.size() == 1 ? locks.get(0) : LockFile.empty();
    }

    /**
     * {@return the binary name of a type}
     *
     * @param name its name; without the package, if only one type has it
     * @throws IllegalArgumentException if there is none, or more than one
     */
    public String typeName(String name) {
        return TypeNames.one(name, today.types());
    }

    /** {@return the one lock file; an IllegalArgumentException is thrown if there is none, or more than one} */
    public LockFile lock() {
        if (locks.size() != 1) {
            throw new IllegalArgumentException("there are " + locks.size() + " lock files instead of one");
        }
        return locks.get(0);
    }

    /** {@return whether messages of some type begin with a schema id} */
    public boolean haveIds() {
        return locks.stream().anyMatch(lock -> !lock.head().ids().isEmpty())
                || today.types().stream().anyMatch(type -> today.apply(type).hasSchemaId());
    }

    /** {@return schemas without any, for files that begin with a header} */
    public static KnownSchemas none() {
        return new KnownSchemas(List.of(), Schemas.of(List.of()));
    }

    /**
     * {@return a type as it is now}
     *
     * @param name its name; without the package, if only one type has it
     * @throws IllegalArgumentException if there is none, or more than one
     */
    public MessageType type(String name) {
        return MessageType.of(TypeNames.one(name, today.types()), today);
    }

    /**
     * {@return a type as it was in a revision}
     *
     * @param name its name then
     * @param revision the number of the revision
     * @throws IllegalArgumentException if no lock file, or more than one, had such a type then
     */
    public MessageType type(String name, int revision) {
        List<Schemas> former = new ArrayList<>();
        TreeSet<String> types = new TreeSet<>();
        for (LockFile lock : locks) {
            if (revision >= 1 && revision <= lock.revision()) {
                Schemas then = lock.former(revision);
                former.add(then);
                types.addAll(then.types());
            }
        }
        if (former.isEmpty()) {
            throw new IllegalArgumentException("no lock file has a revision " + revision);
        }
        String found = TypeNames.one(name, types);
        List<Schemas> having = former.stream().filter(then -> then.has(found)).toList();
        if (having.size() > 1) {
            throw new IllegalArgumentException(
                    having.size() + " lock files have a revision " + revision + " of " + found + ": name one of them");
        }
        return MessageType.of(found, having.get(0).and(today));
    }

    /**
     * Returns the type whose messages begin with a schema id.
     *
     * @param id the id
     * @param type the binary name of the type; empty if any will do
     * @return the type as it was then; empty if no type has had the id
     * @throws IllegalArgumentException if several types have had it
     */
    public Optional<MessageType> withId(int id, Optional<String> type) {
        TreeSet<String> found = new TreeSet<>();
        MessageType first = null;
        for (LockFile lock : locks) {
            for (LockedId line : lock.head().ids()) {
                if (line.id() == id && type.map(line.type()::equals).orElse(true) && found.add(line.type())) {
                    LockFile history = lock.historyOf(line.type());
                    int revision = history.schemaIds(line.type()).get(id);
                    first = MessageType.of(line.type(), history.former(revision).and(today));
                }
            }
        }
        for (String name : today.types()) {
            Schema schema = today.apply(name);
            if (schema.hasSchemaId() && type.map(name::equals).orElse(true) && hasId(schema, id) && found.add(name)) {
                first = MessageType.of(name, today);
            }
        }
        if (found.size() > 1) {
            throw new IllegalArgumentException(
                    String.join(" and ", found) + " have the schema id " + SchemaId.text(id) + ": name the type");
        }
        return Optional.ofNullable(first);
    }

    private boolean hasId(Schema schema, int id) {
        try {
            return SchemaId.of(schema, today) == id;
        } catch (IllegalArgumentException e) {
            // A schema is missing that the id depends on.
            return false;
        }
    }

    /** {@return the schemas of all types as they are now} */
    public Schemas today() {
        return today;
    }

    /**
     * Returns the schemas of a type and of all types that it holds, or the names of all types.
     *
     * @param name the name of the type; empty for the names
     * @param revision the revision; empty for today
     * @return lines, each with its line end
     * @throws IllegalArgumentException if there are no schemas, and as {@link #type(String, int)}
     */
    public String text(Optional<String> name, OptionalInt revision) {
        if (today.types().isEmpty()) {
            throw new IllegalArgumentException("no schemas are known: name a lock file or a jar");
        }
        if (name.isEmpty()) {
            return String.join("\n", today.types()) + "\n";
        }
        MessageType type = revision.isPresent() ? type(name.get(), revision.getAsInt()) : type(name.get());
        StringBuilder text = new StringBuilder(type.schema().text());
        Set<String> done = new HashSet<>(Set.of(type.schema().type()));
        Deque<String> held = new ArrayDeque<>(type.schema().heldTypes());
        while (!held.isEmpty()) {
            String next = held.remove();
            if (done.add(next)) {
                Schema schema = type.schemas().apply(next);
                text.append('\n').append(schema.text());
                held.addAll(schema.heldTypes());
            }
        }
        return text.toString();
    }
}
