package org.marshal4j.guava;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.runtime.Output;

/**
 * Maps: a count, then keys and values alternately, in the order of iteration.
 *
 * <pre>{@code
 * public final class Volumes extends ImmutableMapMarshaller<String, Long> {
 *     public Volumes() {
 *         super(Part.TEXT, Part.LONG);
 *     }
 * }
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public abstract class ImmutableMapMarshaller<K, V> extends MapMarshaller<K, V, ImmutableMap<K, V>> {
    /**
     * Creates a marshaller.
     *
     * @param key how the keys are written
     * @param value how the values are written
     */
    protected ImmutableMapMarshaller(Part<K> key, Part<V> value) {
        super(key, value);
    }

    @Override
    final int writeCount(ImmutableMap<K, V> map, Output out) {
        return Distinct.writeHashed(map, out);
    }

    @Override
    final Map<K, V> collecting() {
        return new LinkedHashMap<>();
    }

    @Override
    final ImmutableMap<K, V> copyOf(Map<K, V> entries) {
        return ImmutableMap.copyOf(entries);
    }
}
