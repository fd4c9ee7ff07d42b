package org.marshal4j.runtime;

import java.nio.BufferUnderflowException;

/** Thrown when more bytes are requested than remain before the limit of an {@link Input}. */
public final class BytesRunOutException extends BufferUnderflowException {
    private static final long serialVersionUID = 1;

    /** What is needed, and what is left. */
    private final String message;

    /**
     * Creates the exception.
     *
     * @param needed the number of bytes requested
     * @param left the number of bytes that remain; less than 0 counts as 0
     */
    public BytesRunOutException(long needed, long left) {
        this.message = needed + " bytes needed, " + Math.max(0, left) + " left";
    }

    @Override
    public String getMessage() {
        return message;
    }
}
