package org.marshal4j.chronicle;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One object for each thread, found faster than in a ThreadLocal: in the slot of the thread's number, if that thread was the last to use
 * the slot. Thread-safe.
 *
 * @param <T> the objects
 */
final class ThreadSlots<T extends ThreadSlots.Owned> {
    /** A power of two. */
    private static final int SLOTS = 256;

    private final @Nullable Owned[] slots = new Owned[SLOTS];
    private final ThreadLocal<T> all;

    ThreadSlots(Supplier<T> maker) {
        this.all = ThreadLocal.withInitial(maker);
    }

    /** What is kept in a slot; made by the thread that owns it. Thread numbers are never used again. */
    abstract static class Owned {
        // Final: another thread that finds the object in a slot sees it, without any synchronisation.
        private final long owner = Thread.currentThread().getId();
    }

    /** The object of the current thread. */
    @SuppressWarnings("unchecked") // only objects of that type are put there
    T get() {
        long thread = Thread.currentThread().getId();
        Owned found = slots[(int) thread & (SLOTS - 1)];
        return found != null && found.owner == thread ? (T) found : find((int) thread & (SLOTS - 1));
    }

    private T find(int slot) {
        T own = all.get();
        slots[slot] = own;
        return own;
    }
}
