package org.marshal4j.guava;

import com.google.common.collect.ImmutableListMultimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Map;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Counts;

/**
 * Multimaps with lists: a count of keys, then each key, the count of its values, and the values.
 *
 * <pre>{@code
 * public final class Names extends ImmutableListMultimapMarshaller<String, Long> {
 *     public Names() {
 *         super(Part.TEXT, Part.LONG);
 *     }
 * }
 * }</pre>
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
public abstract class ImmutableListMultimapMarshaller<K, V>
        extends MultimapMarshaller<K, V, ImmutableListMultimap<K, V>> {
    /**
     * Creates a marshaller.
     *
     * @param key how the keys are written
     * @param value how the values are written
     */
    protected ImmutableListMultimapMarshaller(Part<K> key, Part<V> value) {
        super(key, value);
    }

    @Override
    final int writeCount(Collection<V> values, Output out) {
        return Counts.write(CountOf.ELEMENTS, values, out);
    }

    @Override
    final Collection<V> collecting() {
        return new ArrayList<>();
    }

    @Override
    final ImmutableListMultimap<K, V> copyOf(Map<K, Collection<V>> entries) {
        ImmutableListMultimap.Builder<K, V> builder = ImmutableListMultimap.builder();
        entries.forEach(builder::putAll);
        return builder.build();
    }
}
