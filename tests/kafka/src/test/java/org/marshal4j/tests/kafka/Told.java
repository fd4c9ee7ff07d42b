package org.marshal4j.tests.kafka;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/** A former version of a class: its schema, and the bytes that it wrote. */
record Told(Schema schema) implements Marshaller<byte[]> {
    @Override
    public void write(byte[] value, Output out) {
        out.write(value);
    }

    @Override
    public byte[] read(Input in) {
        byte[] bytes = new byte[(int) in.remaining()];
        in.read(bytes);
        return bytes;
    }

    @Override
    public long sizeOf(byte[] value) {
        return value.length;
    }

    @Override
    public Class<byte[]> type() {
        return byte[].class;
    }
}
