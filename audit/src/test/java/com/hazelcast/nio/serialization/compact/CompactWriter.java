package com.hazelcast.nio.serialization.compact;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/** A part of Hazelcast's interface. */
public interface CompactWriter {
    /** Writes a field. */
    void writeBoolean(String name, boolean value);

    /** Writes a field. */
    void writeInt8(String name, byte value);

    /** Writes a field. */
    void writeInt16(String name, short value);

    /** Writes a field. */
    void writeInt32(String name, int value);

    /** Writes a field. */
    void writeInt64(String name, long value);

    /** Writes a field. */
    void writeFloat32(String name, float value);

    /** Writes a field. */
    void writeFloat64(String name, double value);

    /** Writes a field. */
    void writeString(String name, String value);

    /** Writes a field. */
    void writeDecimal(String name, BigDecimal value);

    /** Writes a field. */
    void writeTimestamp(String name, LocalDateTime value);

    /** Writes a field. */
    void writeNullableInt32(String name, Integer value);

    /** Writes a field. */
    void writeNullableFloat64(String name, Double value);

    /** Writes a field. */
    void writeArrayOfInt64(String name, long[] value);

    /** Writes a field. */
    void writeArrayOfString(String name, String[] value);
}
