package org.marshal4j.schema.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.MissingSchema;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.text.ShownText;

/**
 * The schemas of several types by their binary names, for tools that have bytes but no classes. They come from the
 * files that the processor puts into {@code META-INF/marshal4j} with the classes, or from a lock file, which also
 * contains earlier revisions.
 *
 * <pre>{@code
 * Schemas schemas = Schemas.read(Path.of("marshal4j.lock"));
 * Schema quote = schemas.apply("com.acme.Quote");
 * }</pre>
 *
 * <p>You can pass it wherever a resolver of nested types is needed. Immutable and thread-safe.
 */
public final class Schemas implements Function<String, Schema> {
    /** The folder, among the classes, into which the processor puts the schema of each type. */
    public static final String FOLDER = "META-INF/marshal4j";

    private static final String SUFFIX = ".schema";

    private final SortedMap<String, Schema> byType;

    /** Schemas in which fields have different names now, with those names. */
    private final SortedMap<String, Schema> present;

    private Schemas(Map<String, Schema> byType) {
        this(byType, Map.of());
    }

    private Schemas(Map<String, Schema> byType, Map<String, Schema> present) {
        this.byType = Collections.unmodifiableSortedMap(new TreeMap<>(byType));
        this.present = Collections.unmodifiableSortedMap(new TreeMap<>(present));
    }

    /**
     * Collects schemas.
     *
     * @param schemas the schemas
     * @return the same schemas, by the names of their types
     */
    public static Schemas of(Collection<Schema> schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        for (Schema schema : schemas) {
            byType.put(schema.type(), schema);
        }
        return new Schemas(byType);
    }

    /**
     * Parses a text: a schema file, several of them one after another, or a lock file, of which the currently
     * accepted schemas are used.
     *
     * @param text the text
     * @return the schemas
     * @throws IllegalArgumentException if the text is invalid; the message says in which line
     */
    public static Schemas parse(String text) {
        return SchemaTextParser.parse(text);
    }

    /**
     * Parses a lock file and returns the schemas of one of its revisions. They know which fields were renamed since
     * then, as recorded in the lock file.
     *
     * @param lock the text of the lock file
     * @param revision 1 or more
     * @return the schemas
     * @throws IllegalArgumentException if the text is not a lock file or has no such revision
     */
    public static Schemas parse(String lock, int revision) {
        return SchemaTextParser.lock(lock).former(revision);
    }

    /**
     * Reads a file, as {@link #parse(String)} does, or all files in a directory whose names end in {@code .schema}.
     *
     * @param path the file or directory
     * @return the schemas
     * @throws IOException if a file cannot be read
     * @throws IllegalArgumentException if a file is invalid; the message names the file and line
     */
    public static Schemas read(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return parseFile(path);
        }
        Map<String, Schema> byType = new TreeMap<>();
        for (Path file : files(path)) {
            byType.putAll(parseFile(file).byType);
        }
        return new Schemas(byType);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Schemas parseFile(Path file) throws IOException {
        try {
            return SchemaTextParser.parse(Files.readString(file));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** {@return the binary names of the types, sorted} */
    public Collection<String> types() {
        return byType.keySet();
    }

    /**
     * Returns whether the schema of a type is here.
     *
     * @param type the binary name of the type
     * @return true if it is
     */
    public boolean has(String type) {
        return byType.containsKey(type);
    }

    /**
     * {@return the schema of a type}
     *
     * @param type the binary name of the type
     * @throws IllegalArgumentException if it is not here
     */
    @Override
    public Schema apply(String type) {
        Schema schema = byType.get(type);
        if (schema == null) {
            throw MissingSchema.of(type);
        }
        return schema;
    }

    /**
     * Returns these schemas together with others. If both have a schema of a type, the result has the one that is here.
     *
     * @param others the other schemas
     * @return the schemas of both
     */
    public Schemas and(Schemas others) {
        Map<String, Schema> both = new TreeMap<>(others.byType);
        both.putAll(byType);
        Map<String, Schema> presentOfBoth = new TreeMap<>(others.present);
        presentOfBoth.keySet().removeAll(byType.keySet());
        presentOfBoth.putAll(present);
        return new Schemas(both, presentOfBoth);
    }

    /**
     * {@return these schemas with the knowledge that a field was renamed: its values now belong to the field with the
     * new name}
     *
     * @param type the binary name of the type
     * @param former the name in the schema
     * @param present the name in today's class
     * @throws IllegalArgumentException if there is no such type or no such field
     */
    public Schemas renamed(String type, String former, String present) {
        return withPresentName(type, former, present);
    }

    /**
     * {@return these schemas with the knowledge that a field was removed: no field of today's class has its values, not
     * even one with the same name}
     *
     * @param type the binary name of the type
     * @param field the name in the schema
     * @throws IllegalArgumentException if there is no such type or no such field
     */
    public Schemas dropped(String type, String field) {
        return withPresentName(type, field, field + RenameHistory.GONE);
    }

    private Schemas withPresentName(String type, String field, String name) {
        List<SchemaField> fields = apply(type).fields();
        List<SchemaField> named = new ArrayList<>(withPresentNames().apply(type).fields());
        int index = -1;
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(field) && !fields.get(i).isVersionedBlock()) {
                index = i;
            }
        }
        if (index < 0) {
            throw new IllegalArgumentException(
                    ShownText.of(type) + " has no field " + ShownText.of(field) + " in these schemas");
        }
        // If two fields now have the same name, the one that was meant gets it.
        named.replaceAll(other -> !other.isVersionedBlock() && other.name().equals(name)
                ? new SchemaField(name + RenameHistory.GONE, other.type(), other.since())
                : other);
        SchemaField meant = fields.get(index);
        named.set(index, new SchemaField(name, meant.type(), meant.since()));
        Map<String, Schema> others = new TreeMap<>(present);
        others.put(type, apply(type).withFields(named));
        return new Schemas(byType, others);
    }

    /** These schemas with the knowledge of what their fields are called now. */
    Schemas withPresent(Collection<Schema> renamed) {
        Map<String, Schema> others = new TreeMap<>(present);
        for (Schema schema : renamed) {
            if (!hasSameNames(schema, byType.get(schema.type()))) {
                others.put(schema.type(), schema);
            }
        }
        return new Schemas(byType, others);
    }

    /** Whether the fields have the names that they had. Nothing else can have changed. */
    private static boolean hasSameNames(Schema renamed, @Nullable Schema schema) {
        if (schema == null) {
            return false;
        }
        for (int i = 0; i < schema.fields().size(); i++) {
            if (!renamed.fields().get(i).name().equals(schema.fields().get(i).name())) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return these schemas with the present names of their fields, as far as they are known} Messages stay the same,
     * since they contain no names. If a lock file says that a field was removed, its name ends in {@code -}, so that no
     * other field is taken for it.
     */
    public Schemas withPresentNames() {
        Map<String, Schema> named = new TreeMap<>(byType);
        named.putAll(present);
        return new Schemas(named);
    }

    /** Returns a text that {@link #parse(String)} reads. */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder("wire ").append(Fingerprint.WIRE_VERSION).append('\n');
        byType.values().forEach(schema -> text.append('\n').append(schema).append('\n'));
        return text.toString();
    }
}
