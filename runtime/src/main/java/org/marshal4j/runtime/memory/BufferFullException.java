package org.marshal4j.runtime.memory;

import java.nio.BufferOverflowException;

/** More bytes were to be written than fit before the limit of an {@link Output}. */
public final class BufferFullException extends BufferOverflowException {
    private static final long serialVersionUID = 1;

    private final String message;

    /**
     * Says how many bytes are too many.
     *
     * @param needed bytes
     * @param left bytes; less than 0 counts as 0
     */
    public BufferFullException(long needed, long left) {
        this.message = needed + " bytes needed, " + Math.max(0, left) + " left";
    }

    @Override
    public String getMessage() {
        return message;
    }
}
