package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import org.jspecify.annotations.Nullable;

/**
 * Reads the elements of a container.
 *
 * @param <T> the type of the elements
 */
@FunctionalInterface
public interface ValueReader<T> {

    /**
     * Reads an element.
     *
     * @param in where to read
     * @return the element, which may be null
     */
    @Nullable
    T read(ValueIn in);
}
