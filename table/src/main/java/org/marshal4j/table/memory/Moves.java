package org.marshal4j.table.memory;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Copies buffers of columns, whose sizes are multiples of eight, into memory that contains only zeros. Stateless. */
public final class Moves {
    private Moves() {}

    /**
     * Copies bytes except words that are 0, so that pages of a file that were never written take no room on the disk.
     */
    public static void copy(@Nullable Object from, long fromOffset, @Nullable Object to, long toOffset, long size) {
        for (long i = 0; i < size; i += Long.BYTES) {
            long word = RawMemory.getLong(from, fromOffset + i);
            if (word != 0) {
                RawMemory.putLong(to, toOffset + i, word);
            }
        }
    }
}
