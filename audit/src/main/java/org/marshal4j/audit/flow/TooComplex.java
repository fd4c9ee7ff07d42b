package org.marshal4j.audit.flow;

/** Following the code was given up; the message says why. */
final class TooComplex extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooComplex(String reason) {
        super(reason, null, false, false);
    }
}
