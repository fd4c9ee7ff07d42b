package org.marshal4j.random.edits;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.random.MemoryClasses;
import org.marshal4j.random.ShapeCompiler;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** The lock file of all chains whose messages begin with schema ids: the compiler takes the ids from it. */
final class AcceptedIds {
    private final Map<String, Schema> schemas = new TreeMap<>();
    private LockFile lock = LockFile.empty();

    /** Accepts the next versions, as a build does that fails first: their schemas are those of the same types without ids. */
    void accept(Collection<Version> versions) {
        List<Version> withIds = versions.stream().filter(Version::hasIds).toList();
        if (withIds.isEmpty()) {
            return;
        }
        Map<String, String> sources = new LinkedHashMap<>();
        withIds.forEach(version -> sources.putAll(version.sources(false)));
        ClassLoader loader = new MemoryClasses(ShapeCompiler.compile(sources));
        for (Version version : withIds) {
            PlainObjects objects = new PlainObjects(version, loader);
            for (String name : version.marshalled()) {
                Schema schema =
                        inheriting(version, name, objects.marshaller(name).schema());
                schemas.put(schema.type(), version.mayHaveId(name) ? schema.withSchemaId() : schema);
            }
        }
        lock = LockFile.parse(lock.accept(schemas.values()).text());
    }

    /** The schema of generated code does not say what is inherited; that in a lock file does. */
    private static Schema inheriting(Version version, String name, Schema schema) {
        return version.types().stream()
                .filter(type -> type.name().equals(name) && type.classes().size() > 1)
                .findFirst()
                .map(type -> schema.extending(new Schema.Inherited(
                        schema.type() + "Base",
                        Math.min(type.form().inherited(), type.fields().size()))))
                .orElse(schema);
    }

    /** Compiles with what has been accepted. */
    Map<String, byte[]> compile(Map<String, String> sources) {
        try {
            Path file = Files.createTempFile("marshal4j", ".lock");
            try {
                Files.writeString(file, lock.text());
                return ShapeCompiler.compile(sources, "-Amarshal4j.lock=" + file);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
