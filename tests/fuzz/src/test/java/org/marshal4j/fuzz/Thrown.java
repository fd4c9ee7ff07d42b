package org.marshal4j.fuzz;

/** What hostile objects throw where something is asked of them. */
final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;

    Thrown() {
        super("hostile");
    }

    /** The same as an error, which nobody is to catch for good. */
    static final class AnError extends Error {
        private static final long serialVersionUID = 1;

        AnError() {
            super("hostile");
        }
    }
}
