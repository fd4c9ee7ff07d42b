package org.marshal4j.kafka;

import java.util.Optional;

/**
 * Finds the schema for a number: for a fingerprint or, if {@link org.marshal4j.schema.Schema#namesFingerprint} of the
 * schema is not 0, also for the {@linkplain WrittenSchema#combinedFingerprint combined} one. A deserializer asks once
 * for each schema that is found, and about once a second for one that is not, for as long as messages with it arrive.
 * Implementations must be thread-safe.
 *
 * <pre>{@code
 * SchemaFinder finder = LockFinder.of(lock);
 * Optional<WrittenSchema> schema = finder.find(fingerprint);
 * }</pre>
 */
public interface SchemaFinder extends AutoCloseable {
    /**
     * Finds a schema.
     *
     * @param fingerprint the fingerprint of the schema, or the combined one
     * @return the schema; empty if it is not known here
     * @throws org.apache.kafka.common.KafkaException if the search failed
     */
    Optional<WrittenSchema> find(long fingerprint);

    /**
     * Finds a schema of a type. A fingerprint does not cover the name of the type, so small classes with the same
     * fields have the same one. By default, this ignores the type.
     *
     * @param fingerprint the fingerprint of the schema, or the combined one
     * @param type the binary name of the type; a schema of another type is returned only if there is none of this one
     * @return the schema; empty if it is not known here
     * @throws org.apache.kafka.common.KafkaException if the search failed
     */
    default Optional<WrittenSchema> find(long fingerprint, String type) {
        return find(fingerprint);
    }

    /** Releases its resources. By default it does nothing. */
    @Override
    default void close() {}
}
