package org.marshal4j.kafka;

import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;

/**
 * The numbers of a schema, which records carry.
 *
 * @param fingerprint its fingerprint
 * @param names its second number, for the classes behind the numbers in its messages; 0 if there are none
 */
record SchemaNumbers(long fingerprint, long names) {
    static SchemaNumbers of(Schema schema) {
        return new SchemaNumbers(schema.fingerprint(), schema.namesFingerprint());
    }

    boolean hasNames() {
        return names != 0;
    }

    /** One number for both: the fingerprint itself, if the second number is 0. Each call computes it. */
    long combined() {
        return Fingerprint.combined(fingerprint, names);
    }

    @Override
    public String toString() {
        return KnownSchemas.text(fingerprint) + (hasNames() ? " with the names " + KnownSchemas.text(names) : "");
    }
}
