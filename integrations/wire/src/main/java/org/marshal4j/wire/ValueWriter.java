package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/**
 * Writes the elements of something.
 *
 * @param <T> their type
 */
@FunctionalInterface
public interface ValueWriter<T> {

    /** Writes one of them, which may be null. */
    void write(@Nullable T value, ValueOut out);
}
