package org.marshal4j.guava;

import com.google.common.collect.ImmutableMultimap;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.MapRefill;
import org.marshal4j.runtime.generated.Refill;

/** Multimaps: a count of keys, then each key, the count of its values, and the values. */
abstract class MultimapMarshaller<K, V, M extends ImmutableMultimap<K, V>> implements FieldMarshaller<M> {
    private final Part<K> key;
    private final Part<V> value;

    MultimapMarshaller(Part<K> key, Part<V> value) {
        this.key = key;
        this.value = value;
    }

    /** Writes the count of a key's values, which must be values that {@link #read} accepts. */
    abstract int writeCount(Collection<V> values, Output out);

    /** A collection that takes the values of a key first. */
    abstract Collection<V> collecting();

    /** The result of a read, with at most these entries. */
    abstract M copyOf(Map<K, Collection<V>> entries);

    @Override
    public final void write(M map, Output out) {
        Map<K, Collection<V>> entries = map.asMap();
        Distinct.writeHashed(entries, out);
        entries.forEach((k, values) -> {
            key.write(k, out);
            writeCount(values, out);
            for (V each : values) {
                value.write(each, out);
            }
        });
    }

    @Override
    public final M read(@Nullable M current, Input in) {
        int count = CountOf.read(in);
        Map<K, Collection<V>> entries = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            K k = key.read(in);
            MapRefill.putChecked(CountOf.ELEMENTS, entries, k, values(in), in);
        }
        M read = copyOf(entries);
        return read.equals(current) ? current : read;
    }

    private Collection<V> values(Input in) {
        int count = CountOf.readSome(in);
        Collection<V> values = collecting();
        for (int i = 0; i < count; i++) {
            Refill.addChecked(CountOf.ELEMENTS, values, value.read(in), in);
        }
        return values;
    }

    @Override
    public final long sizeOf(M map) {
        Map<K, Collection<V>> entries = map.asMap();
        long size = Counts.sizeOf(CountOf.ELEMENTS, entries);
        for (Map.Entry<K, Collection<V>> entry : entries.entrySet()) {
            size += key.sizeOf(entry.getKey()) + Counts.sizeOf(CountOf.ELEMENTS, entry.getValue());
            for (V each : entry.getValue()) {
                size += value.sizeOf(each);
            }
        }
        return size;
    }

    @Override
    public final long sizeAt(Input in) {
        long start = in.position();
        for (int count = CountOf.peek(in); count > 0; count--) {
            if (!key.skip(in) || !CountOf.skip(value, in)) {
                return -1;
            }
        }
        return in.position() - start;
    }
}
