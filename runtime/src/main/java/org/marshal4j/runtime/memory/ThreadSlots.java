package org.marshal4j.runtime.memory;

/**
 * Which slot of an array a thread looks into for what is its own: faster than a ThreadLocal, and enough where it is the last to have used
 * the slot. What lies there knows its owner. Stateless and thread-safe.
 */
public final class ThreadSlots {
    /** How many slots such an array has. A power of two. */
    public static final int COUNT = 256;

    private ThreadSlots() {}

    /** The slot of a thread, by its number. Numbers are never used again. */
    public static int of(long thread) {
        return (int) thread & (COUNT - 1);
    }
}
