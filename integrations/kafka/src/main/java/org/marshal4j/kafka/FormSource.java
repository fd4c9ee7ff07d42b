package org.marshal4j.kafka;

import java.util.Optional;

/**
 * Where a deserializer looks for a form of which it knows the fingerprint alone. It asks once for each form that is found. Implementations are safe
 * for use by several threads.
 */
public interface FormSource extends AutoCloseable {
    /**
     * The form with a fingerprint; empty if it is not known here.
     *
     * @throws org.apache.kafka.common.KafkaException if it could not be looked for
     */
    Optional<WrittenForm> find(long fingerprint);

    /** Gives back what it holds; nothing by default. */
    @Override
    default void close() {}
}
