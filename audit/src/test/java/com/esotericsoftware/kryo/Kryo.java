package com.esotericsoftware.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Stands for the class of that name. */
public interface Kryo {

    void writeClassAndObject(Output output, Object object);

    Object readClassAndObject(Input input);
}
