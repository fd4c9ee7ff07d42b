package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;

/**
 * Finds out where a failure happened. {@link Failures} looks for a provider with {@link java.util.ServiceLoader} at the
 * first failure; without one, exceptions have no location. Implementations are stateless and thread-safe, and throw
 * nothing themselves.
 */
public interface FailureHook {
    /**
     * Handles a failed write.
     *
     * @param out the output, still at the position where it failed
     * @param start the position before the message
     * @param cause what was thrown
     * @return what to throw instead
     */
    MarshalException writing(Marshaller<?> marshaller, Output out, long start, Throwable cause);

    /**
     * Handles a failed read.
     *
     * @param in the input, still at the position where it failed
     * @param start the position before the message
     * @param cause what was thrown
     * @return what to throw instead
     */
    MarshalException reading(Marshaller<?> marshaller, Input in, long start, Throwable cause);
}
