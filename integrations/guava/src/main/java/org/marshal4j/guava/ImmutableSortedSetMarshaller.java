package org.marshal4j.guava;

import com.google.common.collect.ImmutableSortedSet;
import java.util.Collection;
import java.util.TreeSet;
import org.marshal4j.runtime.Output;

/**
 * Sets in the natural order of their elements: a count, then the elements. A set with another comparator is refused
 * (MARSHAL227).
 *
 * <pre>{@code
 * public final class Names extends ImmutableSortedSetMarshaller<String> {
 *     public Names() {
 *         super(Part.TEXT);
 *     }
 * }
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public abstract class ImmutableSortedSetMarshaller<E extends Comparable<? super E>>
        extends CollectionMarshaller<E, ImmutableSortedSet<E>> {
    /**
     * Creates a marshaller.
     *
     * @param element how the elements are written
     */
    protected ImmutableSortedSetMarshaller(Part<E> element) {
        super(element);
    }

    @Override
    final int writeCount(ImmutableSortedSet<E> value, Output out) {
        Natural.check(value.comparator());
        return Distinct.writeSorted(value, out);
    }

    @Override
    final Collection<E> collecting(int room) {
        return new TreeSet<>();
    }

    @Override
    final ImmutableSortedSet<E> copyOf(Collection<E> elements) {
        return ImmutableSortedSet.copyOf(elements);
    }
}
