package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.Schemas;

/** Asks all {@link SchemaIdFinder}s that a class loader finds, and checks what they answer. Thread-safe. */
final class SchemaIdFinders {
    private final @Nullable ClassLoader loader;
    private final UnknownIds unknown = new UnknownIds(System::nanoTime);

    /** Looked up for the first unknown id. */
    private volatile @Nullable List<SchemaIdFinder> found;

    SchemaIdFinders(@Nullable ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * Finds a schema.
     *
     * @throws RuntimeException as a finder
     * @throws java.util.ServiceConfigurationError if a finder cannot be created
     */
    Optional<Schemas> find(String type, int id) {
        List<SchemaIdFinder> all = all();
        if (all.isEmpty() || !unknown.mayAsk(id)) {
            return Optional.empty();
        }
        Optional<Schemas> answer = Optional.empty();
        try {
            for (int i = 0; answer.isEmpty() && i < all.size(); i++) {
                answer = all.get(i).find(type, id).filter(schemas -> isOf(schemas, type, id));
            }
            return answer;
        } finally {
            if (answer.isEmpty()) {
                unknown.add(id);
            }
        }
    }

    private static boolean isOf(Schemas schemas, String type, int id) {
        return schemas.has(type)
                && schemas.apply(type).hasSchemaId()
                && SchemaId.of(schemas.apply(type), schemas) == id;
    }

    private List<SchemaIdFinder> all() {
        List<SchemaIdFinder> known = found;
        if (known == null) {
            known = new ArrayList<>();
            for (SchemaIdFinder each : ServiceLoader.load(SchemaIdFinder.class, loader)) {
                known.add(each);
            }
            found = List.copyOf(known);
        }
        return known;
    }
}
