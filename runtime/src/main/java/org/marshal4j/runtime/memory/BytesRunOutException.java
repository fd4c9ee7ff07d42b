package org.marshal4j.runtime.memory;

import java.nio.BufferUnderflowException;

/** More bytes were asked for than are left before the limit of an {@link Input}. */
public final class BytesRunOutException extends BufferUnderflowException {
    private static final long serialVersionUID = 1;

    private final String message;

    /**
     * Says how many bytes are missing.
     *
     * @param needed bytes
     * @param left bytes; less than 0 counts as 0
     */
    public BytesRunOutException(long needed, long left) {
        this.message = needed + " bytes needed, " + Math.max(0, left) + " left";
    }

    @Override
    public String getMessage() {
        return message;
    }
}
