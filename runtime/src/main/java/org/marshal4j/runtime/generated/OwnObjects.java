package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;

/** Which objects a copy may have: those that are its own, and those that nobody can change. */
@SuppressWarnings("ReferenceEquality") // it is about who holds an object
public final class OwnObjects {
    private OwnObjects() {}

    /** What the object to copy into holds now, to be filled again; null if it is the very object that is copied. */
    public static <T> @Nullable T unless(@Nullable T current, @Nullable T copied) {
        return current == copied ? null : current;
    }

    /** The element or key that is there if it is equal, so that it stays in its place; else the other one. Nobody can change either. */
    public static <T extends @Nullable Object> T kept(@Nullable T old, T element) {
        return old != null && old.equals(element) ? old : element;
    }
}
