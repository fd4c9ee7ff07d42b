package com.hazelcast.nio.serialization.compact;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/** A part of Hazelcast's interface. */
public interface CompactReader {
    /** Reads a field. */
    boolean readBoolean(String name);

    /** Reads a field. */
    byte readInt8(String name);

    /** Reads a field. */
    short readInt16(String name);

    /** Reads a field. */
    int readInt32(String name);

    /** Reads a field. */
    long readInt64(String name);

    /** Reads a field. */
    float readFloat32(String name);

    /** Reads a field. */
    double readFloat64(String name);

    /** Reads a field. */
    String readString(String name);

    /** Reads a field. */
    BigDecimal readDecimal(String name);

    /** Reads a field. */
    LocalDateTime readTimestamp(String name);

    /** Reads a field. */
    Integer readNullableInt32(String name);

    /** Reads a field. */
    Double readNullableFloat64(String name);

    /** Reads a field. */
    long[] readArrayOfInt64(String name);

    /** Reads a field. */
    String[] readArrayOfString(String name);

    /** What a field is. */
    Object getFieldKind(String name);
}
