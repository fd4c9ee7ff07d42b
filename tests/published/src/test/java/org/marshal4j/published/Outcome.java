package org.marshal4j.published;

/**
 * The outcome of writing and reading an object.
 *
 * @param kind what happened
 * @param detail what is reported about it
 */
record Outcome(Kind kind, String detail) {
    /** What can happen. */
    enum Kind {
        /** An equal object was read, and every truncated message was refused. */
        SAME,
        /** Instancio could not create an object. */
        NOT_FILLED,
        /** The marshaller refused to write a random object. */
        NOT_WRITTEN,
        /** The message was too long to be truncated at every byte. */
        TOO_LONG,
        /** What was written cannot be read: the class refuses values that no object of it can have had. */
        NOT_READ,
        /** The measured size was not the number of bytes. */
        WRONG_SIZE,
        /** A different object was read. */
        UNEQUAL,
        /** A truncated message was accepted. */
        CUT_ACCEPTED,
        /** An exception that is not a refusal was thrown. */
        THROWN;

        /** Whether it is a defect of marshal4j. */
        boolean isDefect() {
            return this == WRONG_SIZE || this == UNEQUAL || this == CUT_ACCEPTED || this == THROWN;
        }
    }
}
