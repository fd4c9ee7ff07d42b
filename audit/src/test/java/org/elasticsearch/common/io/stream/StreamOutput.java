package org.elasticsearch.common.io.stream;

import java.io.IOException;
import java.util.List;
import org.elasticsearch.Version;

/** A part of the class of that name. */
public abstract class StreamOutput {

    public abstract void writeByte(byte value) throws IOException;

    public abstract void writeBytes(byte[] bytes, int offset, int length) throws IOException;

    public abstract void writeBoolean(boolean value) throws IOException;

    public abstract void writeInt(int value) throws IOException;

    public abstract void writeVInt(int value) throws IOException;

    public abstract void writeLong(long value) throws IOException;

    public abstract void writeVLong(long value) throws IOException;

    public abstract void writeDouble(double value) throws IOException;

    public abstract void writeString(String value) throws IOException;

    public abstract void writeOptionalString(String value) throws IOException;

    public abstract void writeList(List<? extends Writeable> list) throws IOException;

    public abstract Version getVersion();
}
