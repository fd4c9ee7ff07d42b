package com.esotericsoftware.kryo.io;

/** Stands for the class of that name. */
public abstract class Input {

    public abstract int readInt();

    public abstract int readVarInt(boolean positive);

    public abstract String readString();
}
