package com.hazelcast.nio.serialization.compact;

/** A part of Hazelcast's interface. */
public interface CompactSerializer<T> {
    /** Reads an object. */
    T read(CompactReader reader);

    /** Writes an object. */
    void write(CompactWriter writer, T object);

    /** The name of the type in schemas; there it has no default. */
    default String getTypeName() {
        return "";
    }

    /** The class whose objects are serialized; there it has no default. */
    default Class<T> getCompactClass() {
        throw new UnsupportedOperationException();
    }
}
