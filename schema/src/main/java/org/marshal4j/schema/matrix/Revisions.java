package org.marshal4j.schema.matrix;

/**
 * Consecutive revisions in which messages of a type look the same.
 *
 * @param from the first revision
 * @param to the last one
 * @param isAccepted whether the last one is the last of the lock file, so that today's messages look like this
 */
public record Revisions(int from, int to, boolean isAccepted) {

    /** {@return the revisions for people: {@code 3}, {@code 2-4} or {@code 5-now}} */
    public String words() {
        if (isAccepted) {
            return from + "-now";
        }
        return from == to ? String.valueOf(from) : from + "-" + to;
    }
}
