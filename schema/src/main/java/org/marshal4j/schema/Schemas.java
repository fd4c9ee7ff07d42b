package org.marshal4j.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Schemas of several types by their binary names, for those who have bytes and no classes: out of the files that the processor leaves in
 * {@code META-INF/marshal4j} among the classes, or out of a lock file, which has those of earlier revisions as well.
 *
 * <p>It finds the schemas of nested types wherever a resolver is asked for.
 * Immutable and thread-safe.
 */
public final class Schemas implements Function<String, Schema> {
    /** Where the processor leaves the schema of each type, among the classes. */
    public static final String FOLDER = "META-INF/marshal4j";

    private static final String SUFFIX = ".schema";

    private final SortedMap<String, Schema> byType;

    private Schemas(Map<String, Schema> byType) {
        this.byType = Collections.unmodifiableSortedMap(new TreeMap<>(byType));
    }

    /** These schemas. */
    public static Schemas of(Collection<Schema> schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        schemas.forEach(schema -> byType.put(schema.type(), schema));
        return new Schemas(byType);
    }

    /**
     * The schemas of a text: a schema file, several of them one behind the other, or a lock file, of which those that are accepted now are
     * taken.
     *
     * @throws IllegalArgumentException if it is none, saying in which line
     */
    public static Schemas parse(String text) {
        return new Schemas(new SchemaTextParser(text).parse(SchemaTextParser.NOW));
    }

    /**
     * The schemas of a lock file as they were in one of its revisions.
     *
     * @param revision 1 or more
     * @throws IllegalArgumentException if the text is no lock file, or has no such revision
     */
    public static Schemas parse(String lock, int revision) {
        return new Schemas(new SchemaTextParser(lock).parse(revision));
    }

    /**
     * The schemas of a file that {@link #parse(String)} reads, or of all files in a folder whose names end in {@code .schema}.
     *
     * @throws IOException if something cannot be read
     * @throws IllegalArgumentException if something is no schema, saying in which file and line
     */
    public static Schemas read(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return new Schemas(parseFile(path));
        }
        Map<String, Schema> byType = new TreeMap<>();
        for (Path file : files(path)) {
            byType.putAll(parseFile(file));
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

    private static Map<String, Schema> parseFile(Path file) throws IOException {
        try {
            return new SchemaTextParser(Files.readString(file)).parse(SchemaTextParser.NOW);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** The binary names of the types, sorted. */
    public Collection<String> types() {
        return byType.keySet();
    }

    /** Whether the schema of a type is here. */
    public boolean has(String type) {
        return byType.containsKey(type);
    }

    /**
     * The schema of a type.
     *
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
        return new Schemas(both);
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
