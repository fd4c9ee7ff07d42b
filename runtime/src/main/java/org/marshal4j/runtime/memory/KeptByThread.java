package org.marshal4j.runtime.memory;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Finds the object of a thread that is no longer in the slot of the thread ({@link ThreadSlots}), because another thread
 * has used the slot since. A thread refers to nothing but a weak reference, so it keeps no class of ours from being
 * unloaded: only a slot keeps an object from the garbage collector. Virtual threads, of which there may be a million,
 * have slots only. Thread-safe.
 *
 * @param <T> the class of the objects
 */
public final class KeptByThread<T> {
    @SuppressWarnings("ThreadLocalUsage") // instances are in static fields
    private final ThreadLocal<@Nullable Reference<T>> references = new ThreadLocal<>();

    /** Creates an instance that has no objects. */
    public KeptByThread() {}

    /**
     * Returns the object of this thread.
     *
     * @return the object; null if there is none, or no longer
     */
    public @Nullable T get() {
        if (VirtualThreads.isCurrent()) {
            return null;
        }
        Reference<T> reference = references.get();
        return reference == null ? null : reference.get();
    }

    /**
     * Sets the object of this thread.
     *
     * @param object the object, which must be in a slot or in use
     */
    public void keep(T object) {
        if (!VirtualThreads.isCurrent()) {
            references.set(new WeakReference<>(object));
        }
    }

    /** Forgets the object of this thread. */
    public void forget() {
        references.remove();
    }
}
