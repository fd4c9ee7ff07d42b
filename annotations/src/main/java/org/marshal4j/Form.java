package org.marshal4j;

/**
 * What a value with {@link Encoded @Encoded} is written as. The byte order is that of the {@link Encoding}. A number that
 * does not fit cannot be written.
 */
public enum Form {
    /**
     * A number or boolean in its own size; a text as the encoding writes texts; an enum as its {@link EnumNumber
     * number}, or its ordinal if it has none, an {@code int}; a date or time as a {@code long}, a
     * {@link java.math.BigDecimal} as its text. A length in the form that is usual for the encoding.
     */
    NATURAL,
    /** One byte, with a sign. */
    BYTE,
    /** One byte, from 0 to 255. */
    UNSIGNED_BYTE,
    /** Two bytes, with a sign. */
    SHORT,
    /** Two bytes, from 0 to 65535. */
    UNSIGNED_SHORT,
    /** Four bytes, with a sign. */
    INT,
    /** Eight bytes, with a sign. */
    LONG,
    /** Chronicle's stop-bit number, as {@link StopBit @StopBit} writes it. */
    STOP_BIT,
    /**
     * Seven bits a byte, the lowest first, as {@code writeVInt} and {@code writeVLong} of Lucene and Elasticsearch, and
     * Protobuf's varints. A negative {@code int} takes five bytes, a negative {@code long} ten.
     */
    VINT,
    /** The same after a step that makes small negative numbers short: {@code writeZInt}, {@code writeZLong}. */
    ZIGZAG,
    /** {@code WritableUtils.writeVInt} and {@code writeVLong} of Hadoop: a byte for −112 to 127, else a count first. */
    HADOOP_VINT,
    /** A number that is 0 or 1, as the encoding writes booleans. */
    BOOLEAN,
    /** A {@code double} as a {@code float}, which must be the same number. */
    FLOAT,
    /** A {@code float} as a {@code double}, or a {@code BigDecimal} as the nearest {@code double}. */
    DOUBLE,
    /**
     * A {@code double}, or a {@code float} as a {@code double}, as {@code writeStopBit(double)} of Chronicle writes it:
     * its bits, seven a byte, the highest first, without the zeros at the end. Not for the elements of arrays.
     */
    STOP_BIT_DOUBLE,
    /** A text, as the encoding writes it: the name of an enum's constant, the {@code toString()} of a BigDecimal. */
    TEXT,
    /** A text of chars up to 255, one byte each: Chronicle's {@code write8bit}, whose length is a stop-bit number. */
    TEXT_8BIT
}
