package org.marshal4j.schema;

import org.jspecify.annotations.Nullable;

/** What is computed about a schema on first use; every thread gets the same result. Thread-safe. */
final class KnownFacts {
    private volatile @Nullable Boolean refersToItself;

    private volatile @Nullable Long lasting;

    boolean refersToItself(Schema schema) {
        Boolean known = refersToItself;
        if (known == null) {
            known = RootNumber.isThere(schema.resolver(), schema);
            refersToItself = known;
        }
        return known;
    }

    long lasting(Schema schema) {
        Long known = lasting;
        if (known == null) {
            known = schema.isEvolvable() ? Fingerprint.lasting(schema, schema.resolver()) : schema.fingerprint();
            lasting = known;
        }
        return known;
    }
}
