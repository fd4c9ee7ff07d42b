package org.marshal4j.runtime;

import java.nio.BufferOverflowException;

/** Thrown when more bytes are to be written than fit before the limit of an {@link Output}. */
public final class BufferFullException extends BufferOverflowException {
    private static final long serialVersionUID = 1;

    /** What is needed, and what is left. */
    private final String message;

    /**
     * Creates the exception.
     *
     * @param needed the number of bytes to be written
     * @param left the number of bytes that fit; less than 0 counts as 0
     */
    public BufferFullException(long needed, long left) {
        this.message = needed + " bytes needed, " + Math.max(0, left) + " left";
    }

    @Override
    public String getMessage() {
        return message;
    }
}
