package org.marshal4j.schema.matrix;

import java.util.Locale;

/**
 * What becomes of messages that were written in one revision and are read in another.
 *
 * <pre>{@code
 * boolean isRead = cell.outcome() == Outcome.READ || cell.outcome() == Outcome.READ_AFTER_MIGRATION;
 * }</pre>
 */
public enum Outcome {
    /** Every message is read as it is. */
    READ,
    /** Every message is read after conversion. */
    READ_AFTER_MIGRATION,
    /** Messages with certain values, or with objects of certain classes, are refused; all others are read. */
    DEPENDS_ON_VALUES,
    /** Messages are refused, except perhaps those in which a field is null or empty. */
    REFUSED,
    /** Nobody knows, since the lock file lacks the schema of a type that the messages hold. */
    UNKNOWN;

    /** {@return the words for people, such as {@code read after migration}} */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    Outcome and(Outcome other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
