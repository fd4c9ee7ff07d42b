package com.esotericsoftware.kryo.io;

/** Stands for the class of that name. */
public abstract class Input {

    public abstract boolean readBoolean();

    public abstract byte readByte();

    public abstract byte[] readBytes(int length);

    public abstract char readChar();

    public abstract short readShort();

    public abstract int readInt();

    public abstract int readInt(boolean positive);

    public abstract int readVarInt(boolean positive);

    public abstract long readLong();

    public abstract long readVarLong(boolean positive);

    public abstract float readFloat();

    public abstract double readDouble();

    public abstract String readString();
}
