package org.marshal4j.published;

/**
 * How writing and reading an object went.
 *
 * @param kind what happened
 * @param detail what is said of it
 */
record Outcome(Kind kind, String detail) {
    /** What can happen. */
    enum Kind {
        /** An equal object was read, and no message that was cut off. */
        SAME,
        /** Instancio could not make an object. */
        NOT_FILLED,
        /** The marshaller refused to write a random object. */
        NOT_WRITTEN,
        /** The message was longer than is cut off everywhere. */
        TOO_LONG,
        /** What was written is not read: the class refuses values that it cannot have had. */
        NOT_READ,
        /** The size was not the number of bytes. */
        WRONG_SIZE,
        /** Another object was read. */
        UNEQUAL,
        /** The beginning of a message was taken for the whole. */
        CUT_ACCEPTED,
        /** Something was thrown that is no refusal. */
        THROWN;

        /** Whether it is a mistake of marshal4j. */
        boolean isDefect() {
            return this == WRONG_SIZE || this == UNEQUAL || this == CUT_ACCEPTED || this == THROWN;
        }
    }
}
