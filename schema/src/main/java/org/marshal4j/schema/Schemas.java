package org.marshal4j.schema;

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
    /** Where the processor leaves the schema of each type, among the classes. */
    public static final String FOLDER = "META-INF/marshal4j";

    private static final String SUFFIX = ".schema";

    private final SortedMap<String, Schema> byType;

    /** Those of them in which fields have other names now, with these. */
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
     * @return the same, by the names of their types
     */
    public static Schemas of(Collection<Schema> schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        schemas.forEach(schema -> byType.put(schema.type(), schema));
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
        return new SchemaTextParser(text).parse(SchemaTextParser.NOW);
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
        return new SchemaTextParser(lock).parse(revision);
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
            return new SchemaTextParser(Files.readString(file)).parse(SchemaTextParser.NOW);
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
     * Returns the schema of a type.
     *
     * @param type the binary name of the type
     * @return the schema
     * @throws IllegalArgumentException if it is not here
     */
    @Override
    public Schema apply(String type) {
        Schema schema = byType.get(type);
        if (schema == null) {
            throw new IllegalArgumentException("the schema of " + ShownText.of(type) + " is missing");
        }
        return schema;
    }

    /** The schemas of other types from there. */
    public Schemas and(Schemas others) {
        Map<String, Schema> both = new TreeMap<>(others.byType);
        both.putAll(byType);
        Map<String, Schema> presentOfBoth = new TreeMap<>(others.present);
        presentOfBoth.keySet().removeAll(byType.keySet());
        presentOfBoth.putAll(present);
        return new Schemas(both, presentOfBoth);
    }

    /**
     * These schemas, where it is known that a field was renamed: its values are those of the field that has the other
     * name now.
     *
     * @param type the binary name of the type
     * @param former the name in the schema
     * @param present the name in today's class
     * @throws IllegalArgumentException if there is no such type, or no such field
     */
    public Schemas renamed(String type, String former, String present) {
        return withPresentName(type, former, present);
    }

    /**
     * These schemas, where it is known that a field is gone: no field of today's class has its values, not even one
     * of the same name.
     *
     * @param type the binary name of the type
     * @param field the name in the schema
     * @throws IllegalArgumentException if there is no such type, or no such field
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
        // Of two fields that have one name now, this is the one that was meant.
        named.replaceAll(other -> !other.isVersionedBlock() && other.name().equals(name)
                ? new SchemaField(name + RenameHistory.GONE, other.type(), other.since())
                : other);
        SchemaField meant = fields.get(index);
        named.set(index, new SchemaField(name, meant.type(), meant.since()));
        Map<String, Schema> others = new TreeMap<>(present);
        others.put(type, apply(type).withFields(named));
        return new Schemas(byType, others);
    }

    /** These schemas, of which it is known what their fields are called now. */
    Schemas withPresent(Collection<Schema> renamed) {
        Map<String, Schema> others = new TreeMap<>(present);
        renamed.stream()
                .filter(schema -> !schema.equals(byType.get(schema.type())))
                .forEach(schema -> others.put(schema.type(), schema));
        return new Schemas(byType, others);
    }

    /**
     * These schemas with the names that their fields have now, as far as that is known: messages are the same, since
     * they have no names in them. The name of a field that is gone ends in {@code -} where another field has that
     * name now.
     */
    public Schemas withPresentNames() {
        Map<String, Schema> named = new TreeMap<>(byType);
        named.putAll(present);
        return new Schemas(named);
    }

    /** A text that {@link #parse(String)} reads. */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder("wire ").append(Fingerprint.WIRE_VERSION).append('\n');
        byType.values().forEach(schema -> text.append('\n').append(schema).append('\n'));
        return text.toString();
    }
}
