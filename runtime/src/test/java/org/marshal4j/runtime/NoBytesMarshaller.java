package org.marshal4j.runtime;

import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** For tests that only need a marshaller to exist. */
public abstract class NoBytesMarshaller<T> implements Marshaller<T> {
    private final Class<T> type;
    private final Schema schema;

    public NoBytesMarshaller(Class<T> type) {
        this(type, TypeSchema.of(type));
    }

    public NoBytesMarshaller(Class<T> type, Schema schema) {
        this.type = type;
        this.schema = schema;
    }

    @Override
    public void write(T value, Output out) {
        throw new UnsupportedOperationException();
    }

    @Override
    public T read(Input in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long sizeOf(T value) {
        return 0;
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Class<T> type() {
        return type;
    }
}
