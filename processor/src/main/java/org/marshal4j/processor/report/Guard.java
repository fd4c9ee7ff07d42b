package org.marshal4j.processor.report;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Diagnostic;

/**
 * Keeps exceptions from leaving the processor, where they would end the compilation with a stack trace. Each becomes
 * one message, and the processor continues. Exceptions by which the compiler or the virtual machine ends the
 * compilation pass through.
 */
public final class Guard {

    private final Reporter reporter;
    private final String version;

    /**
     * One defect may show up for every type of a build, and an unreadable class in every round: each is reported only
     * once.
     */
    private final Set<String> reported = new HashSet<>();

    /**
     * A guard that reports failures.
     *
     * @param version the version of the processor, for messages
     */
    public Guard(Reporter reporter, String version) {
        this.reporter = reporter;
        this.version = version;
    }

    /**
     * Does some work.
     *
     * @param on the subject of the work, for the message
     * @param place where to report a failure, if there is such a place
     * @return whether the work succeeded
     */
    public boolean attempt(Object on, @Nullable Element place, Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException | Error e) {
            FailureKind kind = FailureKind.of(e);
            if (kind == FailureKind.NOT_OURS) {
                throw e;
            }
            String message = message(kind, on, e);
            if (reported.add(kind == FailureKind.DEFECT ? FailureKind.origin(e) : message)) {
                reporter.failure(place, message);
            }
            return false;
        }
    }

    /**
     * Does some work after a failure. If this fails too, it may be for the reason already reported, so nothing is
     * reported.
     */
    public void attemptQuietly(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            if (FailureKind.of(e) == FailureKind.NOT_OURS) {
                throw e;
            }
        }
    }

    private String message(FailureKind kind, Object on, Throwable e) {
        return kind == FailureKind.UNREADABLE_CLASS
                ? Diagnostic.UNREADABLE_CLASS.message(on, Diagnostic.oneLine(String.valueOf(e.getMessage())))
                : Diagnostic.INTERNAL.message(version, on, Diagnostic.oneLine(e.toString()) + FailureKind.advice(e));
    }
}
