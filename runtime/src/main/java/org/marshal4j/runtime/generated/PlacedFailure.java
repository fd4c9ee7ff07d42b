package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.MarshalException;

/**
 * Carries a failure that names its place already through a marshaller, which throws it unchanged: its own schema would
 * show another place. It never reaches users.
 */
public final class PlacedFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final RuntimeException reason;

    /** Wraps a failure. */
    public PlacedFailure(RuntimeException reason) {
        super(null, reason, false, false);
        this.reason = reason;
    }

    /** Wraps a failure without an exception of other code. */
    PlacedFailure(MarshalException reason) {
        this((RuntimeException) reason);
    }

    /** {@return what is thrown in its place} */
    public RuntimeException reason() {
        return reason;
    }
}
