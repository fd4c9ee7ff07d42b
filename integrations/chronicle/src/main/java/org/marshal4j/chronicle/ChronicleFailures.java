package org.marshal4j.chronicle;

import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.ThreadingIllegalStateException;
import org.marshal4j.runtime.generated.UntouchedFailures;

/** What Chronicle's own users catch leaves a marshaller as it is. */
public final class ChronicleFailures implements UntouchedFailures {
    /** For the service loader. */
    public ChronicleFailures() {}

    @Override
    public boolean isUntouched(Throwable cause) {
        return cause instanceof InvalidMarshallableException
                || cause instanceof ClosedIllegalStateException
                || cause instanceof ThreadingIllegalStateException;
    }
}
