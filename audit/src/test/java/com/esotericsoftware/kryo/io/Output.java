package com.esotericsoftware.kryo.io;

/** Stands for the class of that name. */
public abstract class Output {

    public abstract void writeBoolean(boolean value);

    public abstract void writeByte(byte value);

    public abstract void writeByte(int value);

    public abstract void writeBytes(byte[] bytes);

    public abstract void writeChar(char value);

    public abstract void writeShort(int value);

    public abstract void writeInt(int value);

    public abstract int writeInt(int value, boolean positive);

    public abstract int writeVarInt(int value, boolean positive);

    public abstract void writeLong(long value);

    public abstract int writeVarLong(long value, boolean positive);

    public abstract void writeFloat(float value);

    public abstract void writeDouble(double value);

    public abstract void writeString(String value);
}
