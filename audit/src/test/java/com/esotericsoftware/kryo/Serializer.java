package com.esotericsoftware.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Stands for the class of that name. */
public abstract class Serializer<T> {

    protected Serializer() {}

    protected Serializer(boolean acceptsNull, boolean immutable) {}

    public abstract void write(Kryo kryo, Output output, T object);

    public abstract T read(Kryo kryo, Input input, Class<? extends T> type);

    public T copy(Kryo kryo, T original) {
        return original;
    }
}
