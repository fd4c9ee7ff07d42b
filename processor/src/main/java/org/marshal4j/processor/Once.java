package org.marshal4j.processor;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks for a value when it is needed for the first time, and keeps it. */
final class Once<T> implements Supplier<T> {

    private final Supplier<T> source;
    private @Nullable T value;

    Once(Supplier<T> source) {
        this.source = source;
    }

    @Override
    public T get() {
        if (value == null) {
            value = Objects.requireNonNull(source.get());
        }
        return value;
    }
}
