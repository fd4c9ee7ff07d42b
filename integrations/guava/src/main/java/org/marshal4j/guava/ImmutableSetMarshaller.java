package org.marshal4j.guava;

import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import org.marshal4j.runtime.Output;

/**
 * Sets: a count, then the elements in the order of iteration.
 *
 * <pre>{@code
 * public final class Names extends ImmutableSetMarshaller<String> {
 *     public Names() {
 *         super(Part.TEXT);
 *     }
 * }
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public abstract class ImmutableSetMarshaller<E> extends CollectionMarshaller<E, ImmutableSet<E>> {
    /**
     * Creates a marshaller.
     *
     * @param element how the elements are written
     */
    protected ImmutableSetMarshaller(Part<E> element) {
        super(element);
    }

    @Override
    final int writeCount(ImmutableSet<E> value, Output out) {
        return Distinct.writeHashed(value, out);
    }

    @Override
    final Collection<E> collecting(int room) {
        return new LinkedHashSet<>();
    }

    @Override
    final ImmutableSet<E> copyOf(Collection<E> elements) {
        return ImmutableSet.copyOf(elements);
    }
}
