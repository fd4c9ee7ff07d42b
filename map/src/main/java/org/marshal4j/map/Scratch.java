package org.marshal4j.map;

import net.openhft.chronicle.bytes.Bytes;
import org.jspecify.annotations.Nullable;

/** Memory of a thread that values are copied into. One is kept for each thread; code of users may read from a map while a value is read. */
final class Scratch {
    /** Bytes of the largest value that is copied: each thread keeps as many. */
    static final long MOST = 1 << 16;

    private static final ThreadLocal<@Nullable Scratch> FREE = new ThreadLocal<>();

    private final Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();

    private Scratch() {}

    static Scratch take() {
        Scratch free = FREE.get();
        if (free == null) {
            return new Scratch();
        }
        FREE.set(null);
        return free;
    }

    /** Copies what is at the read position, which is left there. */
    Bytes<byte[]> copyOf(Bytes<?> in, long size) {
        bytes.clear();
        bytes.write(in, in.readPosition(), size);
        return bytes;
    }

    void giveBack() {
        FREE.set(this);
    }
}
