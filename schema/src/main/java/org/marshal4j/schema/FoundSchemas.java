package org.marshal4j.schema;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a source of schemas has found, so that it is asked once for each type, however many messages are walked: a source that looks for
 * classes takes longer than the walk. It belongs to a schema, and is as reachable as that. Thread-safe.
 */
final class FoundSchemas {
    /** Nothing that is known has so many types; beyond that the source is asked each time. */
    static final int MOST = 4096;

    /** Of schemas that are described by their texts alone. */
    static final FoundSchemas NONE = new FoundSchemas(NoSource.INSTANCE);

    private final SchemaSource source;
    private final Map<String, Schema> found = new ConcurrentHashMap<>();

    FoundSchemas(SchemaSource source) {
        this.source = source;
    }

    SchemaSource source() {
        return source;
    }

    /**
     * The schema of a type by its binary name.
     *
     * @throws IllegalArgumentException if it is not found; then it is looked for again the next time
     */
    Schema find(String typeName) {
        Schema known = found.get(typeName);
        if (known != null) {
            return known;
        }
        // Not by computeIfAbsent: the source may initialise classes of the user's, which may look for others.
        Schema schema = source.find(typeName);
        if (found.size() < MOST) {
            found.put(typeName, schema);
        }
        return schema;
    }
}
