package org.marshal4j.map;

import org.marshal4j.schema.LockFile;

/**
 * The lock file with which the current thread opens maps. Chronicle Map itself creates marshallers when it opens a
 * file, so it cannot be passed to them.
 */
final class FollowedRenames {
    private static final ThreadLocal<LockFile> LOCK = ThreadLocal.withInitial(LockFile::empty);

    private FollowedRenames() {}

    /** The current lock file; an empty one if there is none. */
    static LockFile current() {
        return LOCK.get();
    }

    /** Sets another lock file and returns the previous one. */
    static LockFile exchange(LockFile lock) {
        LockFile before = LOCK.get();
        LOCK.set(lock);
        return before;
    }
}
