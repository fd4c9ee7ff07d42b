package org.marshal4j.runtime.generated;

import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/** {@link CopyOnWriteArraySet}, which is created with all its elements, since each change copies it. */
public final class CopyOnWriteSets {
    private CopyOnWriteSets() {}

    /** Returns an iterator over the current elements, some of which may be read again; null if there is no set. */
    public static <T extends @Nullable Object> @Nullable Iterator<T> iterator(
            @Nullable CopyOnWriteArraySet<T> current) {
        return current == null ? null : current.iterator();
    }

    /** Returns the next current element; null if there is none. */
    public static <T extends @Nullable Object> @Nullable T next(@Nullable Iterator<T> iterator) {
        return iterator != null && iterator.hasNext() ? iterator.next() : null;
    }

    /** Returns the current set if it has the very same elements in the same order, and otherwise a new one. */
    public static <T extends @Nullable Object> CopyOnWriteArraySet<T> of(
            @Nullable CopyOnWriteArraySet<T> current, Set<T> elements) {
        return current != null && isSame(current, elements) ? current : new CopyOnWriteArraySet<>(elements);
    }

    private static boolean isSame(Set<?> current, Set<?> elements) {
        if (current.size() != elements.size()) {
            return false;
        }
        Iterator<?> iterator = current.iterator();
        for (Object element : elements) {
            if (!iterator.hasNext() || iterator.next() != element) {
                return false;
            }
        }
        return true;
    }
}
