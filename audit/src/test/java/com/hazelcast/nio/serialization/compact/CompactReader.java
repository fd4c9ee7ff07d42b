package com.hazelcast.nio.serialization.compact;

/** A part of Hazelcast's interface. */
public interface CompactReader {
    /** Reads a field. */
    int readInt32(String name);

    /** Reads a field. */
    long readInt64(String name);

    /** Reads a field. */
    String readString(String name);

    /** What a field is. */
    Object getFieldKind(String name);
}
