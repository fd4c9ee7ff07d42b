package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import org.jspecify.annotations.Nullable;

/**
 * Reads the elements of something.
 *
 * @param <T> their type
 */
@FunctionalInterface
public interface ValueReader<T> {

    /** Reads one of them, which may be null. */
    @Nullable
    T read(ValueIn in);
}
