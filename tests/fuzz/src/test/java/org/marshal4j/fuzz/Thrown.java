package org.marshal4j.fuzz;

/** What hostile objects throw when they are asked something. */
final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;

    Thrown() {
        super("hostile");
    }

    /** The same as an error, which nobody may catch and keep. */
    static final class AnError extends Error {
        private static final long serialVersionUID = 1;

        AnError() {
            super("hostile");
        }
    }
}
