package org.marshal4j.chronicle;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/**
 * Adds the methods for Bytes to a marshaller that was compiled without Chronicle Bytes. All others are the marshaller's:
 * what it generates for copies, arrays, buffers and keys differs from what the interface does by default.
 */
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
    public byte[] toByteArray(T value) {
        return marshaller.toByteArray(value);
    }

    @Override
    public T fromByteArray(byte[] message) {
        return marshaller.fromByteArray(message);
    }

    @Override
    public T fromByteArray(byte[] array, int offset, int length) {
        return marshaller.fromByteArray(array, offset, length);
    }

    @Override
    public void readInto(T value, byte[] message) {
        marshaller.readInto(value, message);
    }

    @Override
    public void readInto(T value, byte[] array, int offset, int length) {
        marshaller.readInto(value, array, offset, length);
    }

    @Override
    public int write(T value, ByteBuffer buffer) {
        return marshaller.write(value, buffer);
    }

    @Override
    public T read(ByteBuffer buffer) {
        return marshaller.read(buffer);
    }

    @Override
    public void readInto(T value, ByteBuffer buffer) {
        marshaller.readInto(value, buffer);
    }

    @Override
    public T copy(T from) {
        return marshaller.copy(from);
    }

    @Override
    public void copyInto(T from, T to) {
        marshaller.copyInto(from, to);
    }

    @Override
    public long sizeOf(T value) {
        return marshaller.sizeOf(value);
    }

    @Override
    public Optional<String> keyObstacle() {
        return marshaller.keyObstacle();
    }

    @Override
    public int schemaId() {
        return marshaller.schemaId();
    }

    @Override
    public int schemaIdOf(long fingerprint, long names) {
        return marshaller.schemaIdOf(fingerprint, names);
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
