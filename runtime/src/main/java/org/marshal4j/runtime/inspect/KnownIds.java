package org.marshal4j.runtime.inspect;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * The schema ids of all schemas that a type has had. After a rename, a schema has the id that came of the former name.
 * Immutable.
 */
record KnownIds(Map<Numbers, Integer> ids) {

    /** The fingerprint of a schema, and its second number. */
    record Numbers(long fingerprint, long names) {}

    /**
     * Takes the ids from a lock file.
     *
     * @param type the name of the type there
     */
    static KnownIds of(LockFile lock, String type) {
        Map<Numbers, Integer> ids = new HashMap<>();
        for (int revision = 1; revision <= lock.revision(); revision++) {
            OptionalInt id = lock.schemaId(type, revision);
            Schemas schemas = lock.former(revision);
            if (id.isPresent() && schemas.has(type)) {
                Schema schema = schemas.apply(type);
                ids.put(new Numbers(schema.fingerprint(schemas), schema.namesFingerprint(schemas)), id.getAsInt());
            }
        }
        return new KnownIds(Map.copyOf(ids));
    }

    /** Returns the id of a schema; 0 if it would be one that another schema has. */
    int idOf(long fingerprint, long names) {
        Integer known = ids.get(new Numbers(fingerprint, names));
        if (known != null) {
            return known;
        }
        int id = SchemaId.of(fingerprint, names);
        return ids.containsValue(id) ? 0 : id;
    }
}
