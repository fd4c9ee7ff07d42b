package org.marshal4j.schema.lock;

import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;

/**
 * What messages of a type mean: two schemas with equal numbers write and read the same messages.
 *
 * @param fingerprint the fingerprint of the schema
 * @param names its second number
 * @param id the schema id that is made of both
 */
record MessageMeaning(long fingerprint, long names, int id) {
    /**
     * The meaning of a type's messages.
     *
     * @throws IllegalArgumentException if the schema of a type is not found
     */
    static MessageMeaning of(String type, Schemas schemas) {
        Schema root = schemas.apply(type);
        long fingerprint = root.fingerprint(schemas);
        long names = root.namesFingerprint(schemas);
        return new MessageMeaning(fingerprint, names, SchemaId.of(fingerprint, names));
    }
}
