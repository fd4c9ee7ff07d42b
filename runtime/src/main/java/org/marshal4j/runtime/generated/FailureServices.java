package org.marshal4j.runtime.generated;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The providers on the class path that handle failures; looked up at the first failure. Immutable. */
record FailureServices(FailureHook hook, List<UntouchedFailures> untouched) {
    private static final FailureServices NONE = new FailureServices(new UnplacedFailures(), List.of());

    private static volatile @Nullable FailureServices found;

    /**
     * Returns the providers, after looking them up if necessary.
     *
     * @param cause receives exceptions of the look-up as suppressed ones; the failure itself is more important
     */
    static FailureServices get(Throwable cause) {
        FailureServices known = found;
        if (known != null) {
            return known;
        }
        try {
            FailureServices made = find(Failures.class.getClassLoader());
            found = made;
            return made;
        } catch (ServiceConfigurationError | LinkageError e) {
            cause.addSuppressed(e);
            return NONE;
        }
    }

    static FailureServices find(@Nullable ClassLoader loader) {
        FailureHook hook =
                ServiceLoader.load(FailureHook.class, loader).findFirst().orElse(NONE.hook);
        return new FailureServices(
                hook,
                ServiceLoader.load(UntouchedFailures.class, loader).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList());
    }

    boolean isUntouched(Throwable cause) {
        for (UntouchedFailures some : untouched) {
            if (some.isUntouched(cause)) {
                return true;
            }
        }
        return false;
    }
}
