package org.marshal4j.runtime.inspect;

import java.util.Optional;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Finds schemas by the ids that messages begin with, for readers that are older than the writers: such as a file or a
 * service with the newest lock file. Providers are found by {@code ServiceLoader}, with the class loader of the type, and
 * asked in order for ids that the reader was not compiled with. What they find is kept.
 *
 * <pre>{@code
 * public final class NewestSchemas implements SchemaIdFinder {
 *     private final SchemaIdFinder newest = SchemaIdFinder.of(LockFile.parse(Files.readString(path)));
 *
 *     @Override
 *     public Optional<Schemas> find(String type, int id) {
 *         return newest.find(type, id);
 *     }
 * }
 * }</pre>
 *
 * <p>Fields that the reader does not know are dropped. Thread-safe.
 */
@FunctionalInterface
public interface SchemaIdFinder {
    /**
     * Finds a schema.
     *
     * @param type the binary name of the type
     * @param id the schema id
     * @return the schema with this id, and those of all types that it holds; empty if it is not known. An answer with
     *     another id is refused, and the same is not asked again for some seconds
     */
    Optional<Schemas> find(String type, int id);

    /**
     * {@return the ids of a lock file, such as that of a newer version}
     *
     * @param lock the lock file
     */
    static SchemaIdFinder of(LockFile lock) {
        return (type, id) -> {
            LockFile history = lock.historyOf(type);
            return Optional.ofNullable(history.schemaIds(type).get(id)).map(history::former);
        };
    }
}
