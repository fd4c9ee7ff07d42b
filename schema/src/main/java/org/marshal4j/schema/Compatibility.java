package org.marshal4j.schema;

import java.util.EnumSet;
import java.util.Set;

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
    /** Readers of today's forms read older messages: readers are updated first. */
    BACKWARD,
    /** Readers of the accepted forms read newer messages: writers are updated first. */
    FORWARD,
    /** Both: readers and writers are updated in any order. */
    FULL;

    private static final Set<Rule> DECIDED =
            EnumSet.of(Rule.ENUM_CONSTANT_ADDED, Rule.USUAL_TEXT_ADDED, Rule.SUBTYPE_ADDED, Rule.LENGTH_CHANGED);

    /** Whether the compiler and the build say anything of a difference, in a project that has declared this. */
    public boolean reports(Difference difference) {
        if (!DECIDED.contains(difference.rule())) {
            return difference.rule().isReported();
        }
        boolean isOlderRead = difference.oldBytesNewClass() == Reading.READ;
        boolean isNewerRead = difference.newBytesOldClass() == Reading.READ;
        return (this != FORWARD && !isOlderRead) || (this != BACKWARD && !isNewerRead);
    }
}
