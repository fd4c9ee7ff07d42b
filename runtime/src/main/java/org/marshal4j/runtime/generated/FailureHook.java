package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Finds the place of a failure. {@link Failures} looks for a provider with {@link java.util.ServiceLoader} when the first failure comes,
 * and without one tells no place. Implementations are stateless, thread-safe, and throw nothing themselves.
 */
public interface FailureHook {
    /**
     * For a failed write.
     *
     * @param out still at the position where it failed
     * @param start the position before the message
     * @param cause what was thrown
     * @return what to throw instead
     */
    MarshalException writing(Marshaller<?> marshaller, Output out, long start, Throwable cause);

    /**
     * For a failed read.
     *
     * @param in still at the position where it failed
     * @param start the position before the message
     * @param cause what was thrown
     * @return what to throw instead
     */
    MarshalException reading(Marshaller<?> marshaller, Input in, long start, Throwable cause);
}
