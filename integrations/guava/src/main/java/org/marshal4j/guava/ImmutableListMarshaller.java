package org.marshal4j.guava;

import com.google.common.collect.ImmutableList;
import java.util.Collection;

/**
 * Lists: a count, then the elements.
 *
 * <pre>{@code
 * public final class Names extends ImmutableListMarshaller<String> {
 *     public Names() {
 *         super(Part.TEXT);
 *     }
 * }
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public abstract class ImmutableListMarshaller<E> extends CollectionMarshaller<E, ImmutableList<E>> {
    /**
     * Creates a marshaller.
     *
     * @param element how the elements are written
     */
    protected ImmutableListMarshaller(Part<E> element) {
        super(element);
    }

    @Override
    final ImmutableList<E> copyOf(Collection<E> elements) {
        return ImmutableList.copyOf(elements);
    }
}
