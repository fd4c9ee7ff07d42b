package org.marshal4j.audit.align;

/**
 * How sure something is.
 *
 * @param isReached whether some object takes the path, as far as that can be told
 * @param isUnderstood whether all on the path is understood
 */
record Trust(boolean isReached, boolean isUnderstood) {

    static final Trust FULL = new Trust(true, true);

    Trust doubtful() {
        return new Trust(false, isUnderstood);
    }

    Trust unclear() {
        return new Trust(isReached, false);
    }

    /** What both are. */
    Trust and(Trust other) {
        return new Trust(isReached && other.isReached, isUnderstood && other.isUnderstood);
    }

    /** After both branches of a choice, of which one is taken if the choice is reached. */
    Trust met(Trust other, Trust before) {
        return new Trust(before.isReached, isUnderstood && other.isUnderstood);
    }
}
