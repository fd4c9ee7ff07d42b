package org.marshal4j.kafka;

/** Where the fingerprint of the form of a message is. */
public enum FormPlace {
    /** In a header of the record, {@code marshal4j.value.form} or {@code marshal4j.key.form}: eight bytes, big-endian. */
    HEADER,

    /**
     * In the eight bytes before the message, big-endian: for what has no headers, such as the state stores of Kafka Streams and their changelogs.
     */
    PREFIX,

    /** Nowhere: the record has the message and nothing else. Another form is not noticed, unless the message cannot be read. */
    NONE
}
