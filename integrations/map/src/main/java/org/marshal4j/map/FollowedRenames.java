package org.marshal4j.map;

import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.lock.LockFile;

/**
 * The lock file with which the current thread opens maps. Chronicle Map itself creates marshallers when it opens a
 * file, so it cannot be passed to them.
 */
final class FollowedRenames {
    private static final ThreadLocal<@Nullable LockFile> LOCK = new ThreadLocal<>();

    private FollowedRenames() {}

    /** The current lock file; an empty one if there is none. */
    static LockFile current() {
        LockFile lock = LOCK.get();
        return lock == null ? LockFile.empty() : lock;
    }

    /**
     * Sets another lock file, or none, and returns the previous one. Without one, the thread refers to no class of ours,
     * which could not be unloaded otherwise.
     */
    static @Nullable LockFile exchange(@Nullable LockFile lock) {
        LockFile before = LOCK.get();
        if (lock == null) {
            LOCK.remove();
        } else {
            LOCK.set(lock);
        }
        return before;
    }
}
