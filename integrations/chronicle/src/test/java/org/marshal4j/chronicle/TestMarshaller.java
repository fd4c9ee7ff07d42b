package org.marshal4j.chronicle;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.schema.Schema;

/** A body with the entry points of a generated marshaller; it does not know Bytes. */
record TestMarshaller<T>(Class<T> type, Schema schema, BiConsumer<T, Output> writer, Function<Input, T> reader)
        implements Marshaller<T> {
    @Override
    public void write(T value, Output out) {
        long start = out.position();
        try {
            writer.accept(value, out);
        } catch (Throwable e) {
            throw Failures.writing(this, out, start, e);
        }
    }

    @Override
    public T read(Input in) {
        long start = in.position();
        try {
            return reader.apply(in);
        } catch (Throwable e) {
            throw Failures.reading(this, in, start, e);
        }
    }

    @Override
    public long sizeOf(T value) {
        throw new UnsupportedOperationException();
    }
}
