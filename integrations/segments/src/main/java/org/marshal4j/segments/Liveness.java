package org.marshal4j.segments;

import java.lang.foreign.MemorySegment;

/**
 * Checks whether this thread may use a segment now. This happens before each message, since raw accesses do not check
 * it. Stateless and thread-safe.
 */
final class Liveness {
    private Liveness() {}

    /**
     * Refuses memory that has been released or belongs to another thread.
     *
     * @throws IllegalStateException if the arena of the segment is closed
     * @throws WrongThreadException if the arena is confined to another thread
     */
    static void require(MemorySegment segment) {
        if (!segment.scope().isAlive()) {
            throw new IllegalStateException(
                    "the arena of the segment is closed: close it when all messages in it are done");
        }
        if (!segment.isAccessibleBy(Thread.currentThread())) {
            throw new WrongThreadException("the arena of the segment is confined to another thread than \""
                    + Thread.currentThread().getName()
                    + "\": use the segment there, or allocate it in a shared arena");
        }
    }
}
