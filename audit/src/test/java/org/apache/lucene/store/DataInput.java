package org.apache.lucene.store;

import java.io.IOException;

/** Stands for the class of that name. */
public abstract class DataInput {

    public abstract byte readByte() throws IOException;

    public abstract int readInt() throws IOException;

    public abstract long readLong() throws IOException;

    public abstract int readVInt() throws IOException;

    public abstract long readZLong() throws IOException;

    public abstract String readString() throws IOException;
}
