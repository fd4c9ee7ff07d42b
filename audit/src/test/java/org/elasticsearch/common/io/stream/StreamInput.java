package org.elasticsearch.common.io.stream;

import java.io.IOException;
import java.util.List;
import org.elasticsearch.Version;

/** A part of the class of that name. */
public abstract class StreamInput {

    public abstract byte readByte() throws IOException;

    public abstract void readBytes(byte[] bytes, int offset, int length) throws IOException;

    public abstract boolean readBoolean() throws IOException;

    public abstract int readInt() throws IOException;

    public abstract int readVInt() throws IOException;

    public abstract long readLong() throws IOException;

    public abstract long readVLong() throws IOException;

    public abstract double readDouble() throws IOException;

    public abstract String readString() throws IOException;

    public abstract String readOptionalString() throws IOException;

    public abstract <T> List<T> readList(Writeable.Reader<T> reader) throws IOException;

    public abstract Version getVersion();
}
