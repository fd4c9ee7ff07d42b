package com.hazelcast.nio.serialization.compact;

/** A part of Hazelcast's interface. */
public interface CompactWriter {
    /** Writes a field. */
    void writeInt32(String name, int value);

    /** Writes a field. */
    void writeInt64(String name, long value);

    /** Writes a field. */
    void writeString(String name, String value);
}
