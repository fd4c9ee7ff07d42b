package org.marshal4j.fuzz;

import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * What came of reading a message.
 *
 * @param value what was read; null if it was refused
 * @param failure why it was refused; null if it was read
 * @param end where the read position is, counted from the start of the message
 */
record Outcome(Object value, Throwable failure, long end) {

    /** Whether it was refused as promised: by us, or by a class that checks itself. */
    boolean refused() {
        return failure instanceof MarshalException || failure instanceof InvalidMarshallableException;
    }

    /** Whether the stack had no room for the objects. */
    boolean isOfStack() {
        return failure instanceof MarshalException refused && refused.code().equals("MARSHAL207");
    }

    /** What tells it from other outcomes, but for the value. */
    String text() {
        return failure == null ? "read up to " + end : failure.getMessage();
    }
}
