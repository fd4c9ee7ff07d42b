package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.Schemas;

/** Asks all {@link SchemaIdSource}s that a class loader finds, and checks what they answer. Thread-safe. */
final class SourcesOfIds {
    private final @Nullable ClassLoader loader;
    private final UnknownIds unknown = new UnknownIds(System::nanoTime);

    /** Looked up for the first unknown id. */
    private volatile @Nullable List<SchemaIdSource> found;

    SourcesOfIds(@Nullable ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Finds a schema.
     *
     * @throws RuntimeException as a source
     * @throws java.util.ServiceConfigurationError if a source cannot be created
     */
    Optional<Schemas> find(String type, int id) {
        List<SchemaIdSource> sources = sources();
        if (sources.isEmpty() || !unknown.mayAsk(id)) {
            return Optional.empty();
        }
        // Before asking, so that a source that fails is not asked again at once.
        unknown.add(id);
        for (SchemaIdSource source : sources) {
            Optional<Schemas> answer = source.find(type, id).filter(schemas -> isOf(schemas, type, id));
            if (answer.isPresent()) {
                return answer;
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(Schemas schemas, String type, int id) {
        return schemas.has(type)
                && schemas.apply(type).hasSchemaId()
                && SchemaId.of(schemas.apply(type), schemas) == id;
    }

    private List<SchemaIdSource> sources() {
        List<SchemaIdSource> known = found;
        if (known == null) {
            known = new ArrayList<>();
            for (SchemaIdSource source : ServiceLoader.load(SchemaIdSource.class, loader)) {
                known.add(source);
            }
            found = List.copyOf(known);
        }
        return known;
    }
}
