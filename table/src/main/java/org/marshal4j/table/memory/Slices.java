package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Makes a location one reference or one number, so that threads that read a batch while it moves never combine the base
 * of one place with the start of another. With Unsafe there is only an address. Without, there is a buffer that begins
 * at the location, and so the start is always the same. Stateless.
 */
final class Slices {
    private Slices() {}

    static @Nullable Object base(@Nullable Object base, long start) {
        if (base instanceof ByteBuffer buffer) {
            int index = (int) (start - RawMemory.ARRAY_OFFSET);
            return buffer.slice(index, buffer.limit() - index);
        }
        return base;
    }

    static long start(@Nullable Object base, long start) {
        return base instanceof ByteBuffer ? RawMemory.ARRAY_OFFSET : start;
    }
}
