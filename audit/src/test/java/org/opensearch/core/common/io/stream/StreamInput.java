package org.opensearch.core.common.io.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A part of the class of that name. */
public abstract class StreamInput {

    public abstract byte readByte() throws IOException;

    public abstract boolean readBoolean() throws IOException;

    public abstract int readVInt() throws IOException;

    public abstract String readString() throws IOException;

    public abstract int readInt() throws IOException;

    public abstract long readVLong() throws IOException;

    public abstract long readZLong() throws IOException;

    public abstract double readDouble() throws IOException;

    public abstract List<String> readStringList() throws IOException;

    public abstract String[] readStringArray() throws IOException;

    public abstract <T extends Writeable> T readOptionalWriteable(Writeable.Reader<T> reader) throws IOException;

    public abstract <E extends Enum<E>> E readEnum(Class<E> type) throws IOException;

    public abstract Version getVersion();

    public <T> List<T> readList(Writeable.Reader<T> reader) throws IOException {
        int count = readVInt();
        List<T> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(reader.read(this));
        }
        return list;
    }

    public <K, V> Map<K, V> readMap(Writeable.Reader<K> keys, Writeable.Reader<V> values) throws IOException {
        int size = readVInt();
        Map<K, V> map = new HashMap<>(size);
        for (int i = 0; i < size; i++) {
            K key = keys.read(this);
            map.put(key, values.read(this));
        }
        return map;
    }

    public String readOptionalString() throws IOException {
        return readBoolean() ? readString() : null;
    }
}
