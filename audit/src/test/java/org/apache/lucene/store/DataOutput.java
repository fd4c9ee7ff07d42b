package org.apache.lucene.store;

import java.io.IOException;

/** Stands for the class of that name. */
public abstract class DataOutput {

    public abstract void writeByte(byte value) throws IOException;

    public abstract void writeInt(int value) throws IOException;

    public abstract void writeVInt(int value) throws IOException;

    public abstract void writeLong(long value) throws IOException;

    public abstract void writeZLong(long value) throws IOException;

    public abstract void writeString(String value) throws IOException;
}
