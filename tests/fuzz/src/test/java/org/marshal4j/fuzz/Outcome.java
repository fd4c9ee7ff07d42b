package org.marshal4j.fuzz;

import org.marshal4j.runtime.MarshalException;

/**
 * The outcome of reading a message.
 *
 * @param value the value that was read; null if it was refused
 * @param failure why it was refused; null if it was read
 * @param end the read position afterwards, counted from the start of the message
 */
record Outcome(Object value, Throwable failure, long end) {
    /** What Chronicle's classes throw if they check themselves. By name, since Chronicle may be absent. */
    private static final String INVALID = "net.openhft.chronicle.core.io.InvalidMarshallableException";

    /** Whether it was refused as promised: by marshal4j, or by a class that checks itself. */
    boolean refused() {
        return failure instanceof MarshalException
                || failure.getClass().getName().equals(INVALID);
    }

    /** Whether the stack had no room for the objects. */
    boolean isOfStack() {
        return failure instanceof MarshalException refused && refused.code().equals("MARSHAL207");
    }

    /** Returns what distinguishes it from other outcomes, apart from the value. */
    String text() {
        return failure == null ? "read up to " + end : failure.getMessage();
    }
}
