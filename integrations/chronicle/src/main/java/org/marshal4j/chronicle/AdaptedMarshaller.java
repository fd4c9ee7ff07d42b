package org.marshal4j.chronicle;

import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.schema.Schema;

/** Adds the methods for Bytes to a marshaller that was compiled without Chronicle Bytes. */
record AdaptedMarshaller<T>(Marshaller<T> marshaller) implements ChronicleMarshaller<T> {
    @Override
    public void write(T value, Output out) {
        marshaller.write(value, out);
    }

    @Override
    public T read(Input in) {
        return marshaller.read(in);
    }

    @Override
    public void readInto(T value, Input in) {
        marshaller.readInto(value, in);
    }

    @Override
    public long sizeOf(T value) {
        return marshaller.sizeOf(value);
    }

    @Override
    public Schema schema() {
        return marshaller.schema();
    }

    @Override
    public Class<T> type() {
        return marshaller.type();
    }
}
