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
public abstract class KeptByThread<T> {
    @SuppressWarnings("ThreadLocalUsage") // instances are in static fields
    private final ThreadLocal<@Nullable Reference<T>> references = new ThreadLocal<>();

    /** Creates an instance that has no objects. */
    protected KeptByThread() {}

    /** Makes an object for this thread. No lambda does that: a JVM's first lambda costs more than its first message. */
    protected abstract T make();

    /** The object of this thread; null if there is none, or no longer. */
    private @Nullable T get() {
        if (VirtualThreads.isCurrent()) {
            return null;
        }
        Reference<T> reference = references.get();
        return reference == null ? null : reference.get();
    }

    private void keep(T object) {
        if (!VirtualThreads.isCurrent()) {
            references.set(new WeakReference<>(object));
        }
    }

    /**
     * Puts the object of this thread back into its slot, and creates it if there is none.
     *
     * @param slots the slots
     * @return the object
     */
    public final T find(T[] slots) {
        T own = get();
        if (own == null) {
            own = make();
            keep(own);
        }
        slots[ThreadSlots.of(Thread.currentThread().getId())] = own;
        return own;
    }

    /** Forgets the object of this thread. */
    public final void forget() {
        references.remove();
    }
}
