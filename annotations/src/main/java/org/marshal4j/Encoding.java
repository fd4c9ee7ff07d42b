package org.marshal4j;

/** The libraries whose bytes {@link Encoded @Encoded} can write. */
public enum Encoding {
    /**
     * Little-endian numbers, booleans as 0 and 1, and texts as a length in bytes and UTF-8, as marshal4j itself writes
     * them. Lengths and numbers of elements are stop-bit numbers; −1 is null.
     */
    PLAIN,
    /**
     * {@link java.io.DataOutput}, and with it {@code Externalizable} and {@code Writable}: big-endian numbers, booleans
     * as 0 and 1, and texts as {@link java.io.DataOutput#writeUTF writeUTF} writes them, with a length of two bytes. The
     * number of elements is an {@code int}.
     */
    DATA_OUTPUT,
    /**
     * Chronicle Bytes: little-endian numbers, booleans as {@code Y} and {@code N}, and texts as its {@code writeUtf8}
     * writes them, in which each half of a surrogate pair takes three bytes. Lengths and numbers of elements are
     * stop-bit numbers; −1 is null.
     */
    CHRONICLE,
    /**
     * Hadoop's {@code Text.writeString}: a length in bytes as {@code WritableUtils.writeVInt} writes it, then UTF-8.
     * Otherwise as {@link #DATA_OUTPUT}.
     */
    HADOOP,
    /**
     * Lucene's {@code DataOutput}, from version 9 on: little-endian numbers, booleans as 0 and 1, and texts as a
     * length in bytes and UTF-8. Lengths and numbers of elements are {@linkplain Form#VINT vInts}. For the big-endian
     * numbers of former versions take {@link #DATA_OUTPUT}.
     */
    LUCENE,
    /**
     * {@code StreamOutput} of Elasticsearch and OpenSearch: big-endian numbers, booleans as 0 and 1, and texts as
     * their length in chars and one to three bytes for each char. Lengths and numbers of elements are
     * {@linkplain Form#VINT vInts}.
     */
    ELASTICSEARCH
}
