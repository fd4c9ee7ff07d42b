package org.marshal4j.queue;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/** Has only a schema, which is all that a header needs. */
record Told(Schema schema) implements Marshaller<Void> {

    @Override
    public void write(Void value, Output out) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Void read(Input in) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long sizeOf(Void value) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Class<Void> type() {
        return Void.class;
    }
}
