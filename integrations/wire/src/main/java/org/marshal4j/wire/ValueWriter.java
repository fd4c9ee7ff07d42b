package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/**
 * Writes the elements of a container.
 *
 * @param <T> the type of the elements
 */
@FunctionalInterface
public interface ValueWriter<T> {

    /**
     * Writes an element.
     *
     * @param value the element, which may be null
     * @param out where to write
     */
    void write(@Nullable T value, ValueOut out);
}
