package org.marshal4j.processor;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Lets nothing out of the processor that would end the compilation with a stack trace: what is thrown becomes one message, and the
 * processor goes on. What is the compiler's own business, or the virtual machine's, it lets through.
 */
final class Guard {

    private final Reporter reporter;

    /** One defect may show in every type of a build, and needs to be reported once. */
    private final Set<String> defects = new HashSet<>();

    Guard(Reporter reporter) {
        this.reporter = reporter;
    }

    /**
     * Does some work.
     *
     * @param on what it is about, for the message
     * @param place where to report that it failed, if there is such a place
     * @return whether it was done
     */
    boolean attempt(Object on, @Nullable Element place, Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException | Error e) {
            FailureKind kind = FailureKind.of(e);
            if (kind == FailureKind.NOT_OURS) {
                throw e;
            }
            if (kind != FailureKind.DEFECT || defects.add(FailureKind.origin(e))) {
                reporter.failure(place, message(kind, on, e));
            }
            return false;
        }
    }

    /** Does some work that comes after a failure, and may fail for the same reason, which is not reported again. */
    void attemptQuietly(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            if (FailureKind.of(e) == FailureKind.NOT_OURS) {
                throw e;
            }
        }
    }

    private static String message(FailureKind kind, Object on, Throwable e) {
        return kind == FailureKind.UNREADABLE_CLASS
                ? Diagnostic.UNREADABLE_CLASS.message(on, Diagnostic.oneLine(String.valueOf(e.getMessage())))
                : Diagnostic.INTERNAL.message(
                        Version.CURRENT, on, Diagnostic.oneLine(e.toString()) + FailureKind.advice(e));
    }
}
