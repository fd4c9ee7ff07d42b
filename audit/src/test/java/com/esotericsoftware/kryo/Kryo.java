package com.esotericsoftware.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Stands for the class of that name. */
public abstract class Kryo {

    public static final byte NULL = 0;
    public static final byte NOT_NULL = 1;

    public abstract void writeClassAndObject(Output output, Object object);

    public abstract Object readClassAndObject(Input input);

    public abstract void writeObjectOrNull(Output output, Object object, Class<?> type);

    public abstract <T> T readObjectOrNull(Input input, Class<T> type);
}
