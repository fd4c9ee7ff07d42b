package org.marshal4j.chronicle;

/**
 * Which slot of an array a thread looks into for what is its own: faster than a ThreadLocal, and enough where it is the last to have used
 * the slot. What lies there knows its owner. Stateless and thread-safe.
 */
final class ThreadSlots {
    /** How many slots such an array has. A power of two. */
    static final int COUNT = 256;

    private ThreadSlots() {}

    /** The slot of a thread, by its number. Numbers are never used again. */
    static int of(long thread) {
        return (int) thread & (COUNT - 1);
    }
}
