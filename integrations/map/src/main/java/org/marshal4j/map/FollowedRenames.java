package org.marshal4j.map;

import org.marshal4j.schema.LockFile;

/** The lock file that the current thread opens maps with: Chronicle Map makes marshallers itself as it opens a file, and hands nothing over. */
final class FollowedRenames {
    private static final ThreadLocal<LockFile> LOCK = ThreadLocal.withInitial(LockFile::empty);

    private FollowedRenames() {}

    /** That lock file; an empty one if there is none. */
    static LockFile current() {
        return LOCK.get();
    }

    /** Sets another, and returns the one before. */
    static LockFile exchange(LockFile lock) {
        LockFile before = LOCK.get();
        LOCK.set(lock);
        return before;
    }
}
