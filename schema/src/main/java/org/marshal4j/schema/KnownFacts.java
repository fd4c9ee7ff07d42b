package org.marshal4j.schema;

import org.jspecify.annotations.Nullable;

/** What is computed about a schema on first use; every thread gets the same result. Thread-safe. */
final class KnownFacts {
    private static final int NO = 1;
    private static final int YES = 2;

    /** Zero if it is not known yet. */
    private int refersToItself;

    private volatile @Nullable Long lasting;

    boolean refersToItself(Schema schema) {
        int known = refersToItself;
        if (known == 0) {
            known = RootNumber.isThere(schema.resolver(), schema) ? YES : NO;
            refersToItself = known;
        }
        return known == YES;
    }

    long lasting(Schema schema) {
        Long known = lasting;
        if (known == null) {
            known = schema.hasSchemaId()
                    ? Fingerprint.OF_SCHEMA_IDS
                    : schema.isEvolvable() ? Fingerprint.lasting(schema, schema.resolver()) : schema.fingerprint();
            lasting = known;
        }
        return known;
    }
}
