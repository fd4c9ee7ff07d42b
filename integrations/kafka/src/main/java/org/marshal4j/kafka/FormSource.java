package org.marshal4j.kafka;

import java.util.Optional;

/**
 * Finds the schema for a fingerprint. A deserializer asks once for each schema that is found. Implementations must be
 * thread-safe.
 *
 * <pre>{@code
 * FormSource source = LockForms.of(lock);
 * Optional<WrittenForm> form = source.find(fingerprint);
 * }</pre>
 */
public interface FormSource extends AutoCloseable {
    /**
     * Finds a schema.
     *
     * @param fingerprint the fingerprint of the schema
     * @return the schema; empty if it is not known here
     * @throws org.apache.kafka.common.KafkaException if the search failed
     */
    Optional<WrittenForm> find(long fingerprint);

    /** Releases its resources. By default it does nothing. */
    @Override
    default void close() {}
}
