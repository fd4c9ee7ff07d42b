package org.marshal4j.runtime.memory;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Objects that threads share, such as those of virtual threads, of which there may be a million: each takes the object
 * from the slot for its number, and puts it there when it no longer needs it. Thread-safe.
 *
 * @param <X> the class of the objects
 */
public final class FreeSlots<X> {
    /** The number of slots, a power of two. */
    private static final int SLOTS =
            Integer.highestOneBit(4 * Runtime.getRuntime().availableProcessors());

    /** The distance between two slots in references, so that threads do not share a cache line. */
    private static final int APART = 16;

    private final AtomicReferenceArray<@Nullable X> free = new AtomicReferenceArray<>(SLOTS * APART);

    /** Creates empty slots. */
    public FreeSlots() {}

    /** {@return the object in the slot of the current thread, which is empty then; null if there is none} */
    public @Nullable X take() {
        return free.getAndSet(slot(), null);
    }

    /**
     * Puts an object into the slot of the current thread, in place of any other.
     *
     * @param object the object, which the thread no longer uses
     */
    public void put(X object) {
        free.setRelease(slot(), object);
    }

    private static int slot() {
        return ((int) Thread.currentThread().getId() & (SLOTS - 1)) * APART;
    }
}
