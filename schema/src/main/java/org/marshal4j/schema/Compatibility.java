package org.marshal4j.schema;

/**
 * The direction in which messages of a module stay readable; a lock file may declare one.
 *
 * <pre>{@code
 * LockFile stricter = lock.withCompatibility(Optional.of(Compatibility.FULL));
 * }</pre>
 *
 * <p>It affects only changes that are readable in one direction: new enum constants, new known values, new classes of
 * families, and other length limits. Everything else is judged as without it.
 */
public enum Compatibility {
    /** Readers with today's schemas read older messages: update readers first. */
    BACKWARD,
    /** Readers with the accepted schemas read newer messages: update writers first. */
    FORWARD,
    /** Both: update readers and writers in any order. */
    FULL;

    /**
     * {@return whether the compiler and the build report a difference in a project that has declared this direction}
     *
     * @param difference the difference
     */
    public boolean reports(Difference difference) {
        if (!difference.rule().isDirected()) {
            return difference.rule().isReported();
        }
        boolean isOlderRead = difference.oldBytesNewClass() == Reading.READ;
        boolean isNewerRead = difference.newBytesOldClass() == Reading.READ;
        return (this != FORWARD && !isOlderRead) || (this != BACKWARD && !isNewerRead);
    }
}
