package org.marshal4j.guava;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.runtime.Output;

/**
 * Maps in the natural order of their keys: a count, then keys and values alternately. A map with another comparator is
 * refused (MARSHAL227).
 *
 * <pre>{@code
 * public final class Volumes extends ImmutableSortedMapMarshaller<String, Long> {
 *     public Volumes() {
 *         super(Part.TEXT, Part.LONG);
 *     }
 * }
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public abstract class ImmutableSortedMapMarshaller<K extends Comparable<? super K>, V>
        extends MapMarshaller<K, V, ImmutableSortedMap<K, V>> {
    /**
     * Creates a marshaller.
     *
     * @param key how the keys are written
     * @param value how the values are written
     */
    protected ImmutableSortedMapMarshaller(Part<K> key, Part<V> value) {
        super(key, value);
    }

    @Override
    final int writeCount(ImmutableSortedMap<K, V> map, Output out) {
        Natural.check(map.comparator());
        return Distinct.writeSorted(map, out);
    }

    @Override
    final Map<K, V> collecting() {
        return new TreeMap<>();
    }

    @Override
    final ImmutableSortedMap<K, V> copyOf(Map<K, V> entries) {
        return ImmutableSortedMap.copyOf(entries);
    }
}
