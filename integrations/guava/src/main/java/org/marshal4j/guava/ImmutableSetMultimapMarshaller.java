package org.marshal4j.guava;

import com.google.common.collect.ImmutableSetMultimap;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import org.marshal4j.runtime.Output;

/**
 * Multimaps with sets: a count of keys, then each key, the count of its values, and the values.
 *
 * <pre>{@code
 * public final class Names extends ImmutableSetMultimapMarshaller<String, Long> {
 *     public Names() {
 *         super(Part.TEXT, Part.LONG);
 *     }
 * }
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public abstract class ImmutableSetMultimapMarshaller<K, V>
        extends MultimapMarshaller<K, V, ImmutableSetMultimap<K, V>> {
    /**
     * Creates a marshaller.
     *
     * @param key how the keys are written
     * @param value how the values are written
     */
    protected ImmutableSetMultimapMarshaller(Part<K> key, Part<V> value) {
        super(key, value);
    }

    @Override
    final int writeCount(Collection<V> values, Output out) {
        return Distinct.writeHashed(values, out);
    }

    @Override
    final Collection<V> collecting() {
        return new LinkedHashSet<>();
    }

    @Override
    final ImmutableSetMultimap<K, V> copyOf(Map<K, Collection<V>> entries) {
        ImmutableSetMultimap.Builder<K, V> builder = ImmutableSetMultimap.builder();
        entries.forEach(builder::putAll);
        return builder.build();
    }
}
