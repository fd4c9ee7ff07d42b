package org.marshal4j.kafka;

/**
 * Where the fingerprint of a message's schema is stored.
 *
 * <pre>{@code
 * MarshallerSerializer.of(QuoteMarshaller.INSTANCE).fingerprint(FingerprintPlace.PREFIX);
 * }</pre>
 */
public enum FingerprintPlace {
    /**
     * In a header of the record, {@code marshal4j.value.form} or {@code marshal4j.key.form}: eight bytes, big-endian.
     * For families and for {@code @Dynamic} with classes, {@code marshal4j.value.names} or {@code marshal4j.key.names}
     * has the {@linkplain org.marshal4j.schema.Schema#namesFingerprint second number}, written in the same way.
     */
    HEADER,

    /**
     * In the eight bytes before the message, big-endian,
     * {@linkplain org.marshal4j.schema.Fingerprint#combined combined} with the second number if there is one. Use it
     * for values where there are no headers, such as in state stores of Kafka Streams and their changelogs.
     */
    PREFIX,

    /**
     * Nowhere: the record is just the message. A different schema is only noticed if the message cannot be read. Use it
     * for keys in state stores, which need the same bytes there as in topics.
     */
    NONE
}
