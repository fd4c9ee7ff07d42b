package org.marshal4j.map;

import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.lock.LockFile;

/**
 * How the current thread opens maps of a former schema. Chronicle Map itself creates marshallers when it opens a file,
 * so it cannot be passed to them. Immutable.
 *
 * @param lock tells renamed fields
 * @param areConverted whether keys and values are converted; otherwise, a schema is refused if it would be necessary
 */
record FormerSchemas(LockFile lock, boolean areConverted) {
    private static final ThreadLocal<@Nullable FormerSchemas> CURRENT = new ThreadLocal<>();
    private static final FormerSchemas NONE = new FormerSchemas(LockFile.empty(), false);

    /** What applies to the current thread. */
    static FormerSchemas current() {
        FormerSchemas current = CURRENT.get();
        return current == null ? NONE : current;
    }

    /**
     * Sets another one, or none, and returns the previous one. Without one, the thread refers to no class of ours, which
     * could not be unloaded otherwise.
     */
    static @Nullable FormerSchemas exchange(@Nullable FormerSchemas other) {
        FormerSchemas before = CURRENT.get();
        if (other == null) {
            CURRENT.remove();
        } else {
            CURRENT.set(other);
        }
        return before;
    }
}
