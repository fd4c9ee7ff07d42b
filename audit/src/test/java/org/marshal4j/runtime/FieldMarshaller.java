package org.marshal4j.runtime;

/** Stands for the interface of that name. */
public interface FieldMarshaller<T> {

    void write(T value, Output out);

    T read(T current, Input in);

    long sizeOf(T value);
}
