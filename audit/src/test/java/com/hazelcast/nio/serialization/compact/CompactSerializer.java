package com.hazelcast.nio.serialization.compact;

/** A part of Hazelcast's interface. */
public interface CompactSerializer<T> {
    /** Reads an object. */
    T read(CompactReader reader);

    /** Writes an object. */
    void write(CompactWriter writer, T object);
}
