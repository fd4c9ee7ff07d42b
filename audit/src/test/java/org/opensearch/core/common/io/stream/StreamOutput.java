package org.opensearch.core.common.io.stream;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A part of the class of that name. */
public abstract class StreamOutput {

    public abstract void writeByte(byte value) throws IOException;

    public abstract void writeBoolean(boolean value) throws IOException;

    public abstract void writeVInt(int value) throws IOException;

    public abstract void writeString(String value) throws IOException;

    public abstract void writeInt(int value) throws IOException;

    public abstract void writeVLong(long value) throws IOException;

    public abstract void writeZLong(long value) throws IOException;

    public abstract void writeDouble(double value) throws IOException;

    public abstract void writeStringCollection(Collection<String> texts) throws IOException;

    public abstract void writeStringArray(String[] texts) throws IOException;

    public abstract void writeList(List<? extends Writeable> list) throws IOException;

    public abstract void writeOptionalWriteable(Writeable object) throws IOException;

    public abstract <E extends Enum<E>> void writeEnum(E constant) throws IOException;

    public abstract Version getVersion();

    public <T> void writeList(List<T> list, Writeable.Writer<T> writer) throws IOException {
        writeVInt(list.size());
        for (T element : list) {
            writer.write(this, element);
        }
    }

    public final <K, V> void writeMap(Map<K, V> map, Writeable.Writer<K> keys, Writeable.Writer<V> values)
            throws IOException {
        writeVInt(map.size());
        for (Map.Entry<K, V> entry : map.entrySet()) {
            keys.write(this, entry.getKey());
            values.write(this, entry.getValue());
        }
    }

    public void writeOptionalString(String value) throws IOException {
        if (value == null) {
            writeBoolean(false);
        } else {
            writeBoolean(true);
            writeString(value);
        }
    }
}
