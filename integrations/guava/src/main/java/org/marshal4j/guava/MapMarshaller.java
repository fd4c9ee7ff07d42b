package org.marshal4j.guava;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.MapRefill;

/** Maps: a count, then keys and values alternately, in the order of iteration. */
abstract class MapMarshaller<K, V, M extends ImmutableMap<K, V>> implements FieldMarshaller<M> {
    private final Part<K> key;
    private final Part<V> value;

    MapMarshaller(Part<K> key, Part<V> value) {
        this.key = key;
        this.value = value;
    }

    /** Writes the count of a map, which must be one that {@link #read} accepts. */
    abstract int writeCount(M map, Output out);

    /** A map that takes the entries first. */
    abstract Map<K, V> collecting();

    /** The result of a read, with at most these entries. */
    abstract M copyOf(Map<K, V> entries);

    @Override
    public final void write(M map, Output out) {
        writeCount(map, out);
        map.forEach((k, v) -> {
            key.write(k, out);
            value.write(v, out);
        });
    }

    @Override
    public final M read(@Nullable M current, Input in) {
        int count = CountOf.read(in);
        Map<K, V> entries = collecting();
        for (int i = 0; i < count; i++) {
            K k = key.read(in);
            MapRefill.putChecked(CountOf.ELEMENTS, entries, k, value.read(in), in);
        }
        M read = copyOf(entries);
        return read.equals(current) ? current : read;
    }

    @Override
    public final long sizeOf(M map) {
        long size = Counts.sizeOf(CountOf.ELEMENTS, map);
        for (Map.Entry<K, V> entry : map.entrySet()) {
            size += key.sizeOf(entry.getKey()) + value.sizeOf(entry.getValue());
        }
        return size;
    }

    @Override
    public final long sizeAt(Input in) {
        long start = in.position();
        for (int count = CountOf.peek(in); count > 0; count--) {
            if (!key.skip(in) || !value.skip(in)) {
                return -1;
            }
        }
        return in.position() - start;
    }
}
