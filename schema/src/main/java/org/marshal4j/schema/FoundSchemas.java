package org.marshal4j.schema;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The schemas that a source has found. It asks the source once for each type, however many messages are walked: a
 * source that looks for classes takes longer than the walk. It belongs to a schema, and is reachable as long as that
 * is. Thread-safe.
 */
final class FoundSchemas {
    /** Far more types than any known message has; beyond this number the source is asked each time. */
    static final int MOST = 4096;

    /** For schemas that are described by their texts alone. */
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
     * @throws IllegalArgumentException if it is not found; the next call looks for it again
     */
    Schema find(String typeName) {
        Schema known = found.get(typeName);
        if (known != null) {
            return known;
        }
        // Not computeIfAbsent: the source may initialise the user's classes, which may look for other schemas.
        Schema schema = source.find(typeName);
        if (found.size() < MOST) {
            found.put(typeName, schema);
        }
        return schema;
    }
}
