package org.marshal4j.runtime.generated;

/** The service that the tests register in META-INF/services. */
public final class TestUntouchedFailures implements UntouchedFailures {
    /** An exception that users of some library catch. */
    public static final class Untouched extends IllegalStateException {
        private static final long serialVersionUID = 1;

        public Untouched(String message) {
            super(message);
        }
    }

    @Override
    public boolean isUntouched(Throwable cause) {
        return cause instanceof Untouched;
    }
}
