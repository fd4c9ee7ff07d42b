package org.marshal4j.guava;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;

/** Values whose wire form includes null, which is refused. */
record NeverNull<T>(
        Part.Writing<T> writing, Function<Input, @Nullable T> reading, ToLongFunction<T> size, Consumer<Input> skipping)
        implements Part<T> {
    @Override
    public void write(T value, Output out) {
        writing.write(out, value);
    }

    @Override
    public T read(Input in) {
        T value = reading.apply(in);
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, which a collection of Guava cannot hold");
        }
        return value;
    }

    @Override
    public long sizeOf(T value) {
        return size.applyAsLong(value);
    }

    @Override
    public boolean skip(Input in) {
        skipping.accept(in);
        return true;
    }
}
