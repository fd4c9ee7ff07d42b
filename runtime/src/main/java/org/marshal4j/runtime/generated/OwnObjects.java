package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;

/** Decides which objects a copy may hold: its own, and immutable ones. */
@SuppressWarnings("ReferenceEquality") // this is about identity
public final class OwnObjects {
    private OwnObjects() {}

    /** Returns what the target of a copy holds now, so that it can be filled; null if it is the original itself. */
    public static <T> @Nullable T unless(@Nullable T current, @Nullable T copied) {
        return current == copied ? null : current;
    }

    /** Whether a copy can be written into an object: one of exactly this class, and not the original itself. */
    public static boolean isFree(@Nullable Object current, Object copied, Class<?> type) {
        return current != null && current != copied && current.getClass() == type;
    }

    /**
     * Returns the old element or key if it is equal, so that it stays in its place; otherwise the new one. Both are
     * immutable.
     */
    public static <T extends @Nullable Object> T kept(@Nullable T old, T element) {
        return old != null && old.equals(element) ? old : element;
    }
}
