package org.marshal4j.runtime.memory;

/**
 * Gives each thread a slot of an array in which to look for its own object. This is faster than a ThreadLocal, and
 * enough if the thread was the last to use the slot. The object in the slot knows its owner. Stateless and thread-safe.
 */
public final class ThreadSlots {
    /** The number of slots in such an array, a power of two. */
    public static final int COUNT = 256;

    private ThreadSlots() {}

    /**
     * {@return the slot of a thread}
     *
     * @param thread the number of the thread, which is never reused
     */
    public static int of(long thread) {
        return (int) thread & (COUNT - 1);
    }
}
