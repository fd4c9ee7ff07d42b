package org.marshal4j.chronicle;

import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.ThreadingIllegalStateException;
import org.marshal4j.runtime.generated.UntouchedFailures;

/**
 * Tells marshallers which of Chronicle's exceptions to pass on unchanged. The service loader finds it; there is
 * nothing to call:
 *
 * <pre>{@code
 * try {
 *     QuoteMarshaller.INSTANCE.write(quote, bytes);
 * } catch (InvalidMarshallableException e) { // rather than a MarshalException
 *     reject(quote);
 * }
 * }</pre>
 */
public final class ChronicleFailures implements UntouchedFailures {
    /** Creates an instance for the service loader. */
    public ChronicleFailures() {}

    @Override
    public boolean isUntouched(Throwable cause) {
        return cause instanceof InvalidMarshallableException
                || cause instanceof ClosedIllegalStateException
                || cause instanceof ThreadingIllegalStateException;
    }
}
