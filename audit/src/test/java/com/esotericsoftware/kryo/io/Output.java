package com.esotericsoftware.kryo.io;

/** Stands for the class of that name. */
public abstract class Output {

    public abstract void writeInt(int value);

    public abstract int writeVarInt(int value, boolean positive);

    public abstract void writeString(String value);
}
