package org.marshal4j.runtime.generated;

/**
 * Exceptions that leave a marshaller unchanged, because users of some library catch them. {@link Failures} looks for
 * all providers with {@link java.util.ServiceLoader} at the first failure. Implementations are stateless and
 * thread-safe.
 */
public interface UntouchedFailures {
    /**
     * Tells whether an exception is one of those.
     *
     * @param cause neither an error nor a {@link org.marshal4j.runtime.MarshalException}
     */
    boolean isUntouched(Throwable cause);
}
