package org.marshal4j.runtime.generated;

/**
 * Exceptions that leave a marshaller as they are, because users of some library catch them. {@link Failures} looks for all providers with
 * {@link java.util.ServiceLoader} when the first failure comes. Implementations are stateless and thread-safe.
 */
public interface UntouchedFailures {
    /**
     * Whether an exception is one of those.
     *
     * @param cause neither an error nor a {@link org.marshal4j.runtime.problem.MarshalException}
     */
    boolean isUntouched(Throwable cause);
}
