package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What a generated entry point does when anything was thrown inside it: it puts the position back to the start of the
 * message, and throws what these methods return. Type, field and offset are found only now, by a {@link FailureHook} that walks the bytes
 * again by the schema, so that the hot path keeps no record of them.
 *
 * <pre>
 * } catch (Throwable e) {
 *     throw Failures.reading(this, in, start, e);
 * }
 * </pre>
 *
 * Stateless and thread-safe.
 */
public final class Failures {
    private Failures() {}

    /**
     * For a failed write.
     *
     * @param start the position before the message
     * @return what to throw: a complete {@link MarshalException}, or the cause itself if {@link UntouchedFailures} say so
     * @throws Error the cause, if it is one; but a stack that is too small for the objects is a MarshalException
     */
    public static RuntimeException writing(Marshaller<?> marshaller, Output out, long start, Throwable thrown) {
        Throwable cause = ofDepth(thrown);
        @Nullable RuntimeException result = null;
        try {
            if (!isPassedOn(cause)) {
                result = FailureServices.get(cause).hook().writing(marshaller, out, start, cause);
            }
        } finally {
            goBack(out, start, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    /**
     * For a failed read.
     *
     * @param start the position before the message
     * @return as {@link #writing}
     * @throws Error as {@link #writing}
     */
    public static RuntimeException reading(Marshaller<?> marshaller, Input in, long start, Throwable thrown) {
        Throwable cause = ofDepth(thrown);
        @Nullable RuntimeException result = null;
        try {
            if (!isPassedOn(cause)) {
                result = FailureServices.get(cause).hook().reading(marshaller, in, start, cause);
            }
        } finally {
            goBack(in, start, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    private static Throwable ofDepth(Throwable cause) {
        return cause instanceof StackOverflowError overflow ? tooDeep(overflow) : cause;
    }

    /** Bytes alone can bring it about that the stack ends before the levels are too many: each may be several collections. */
    public static MarshalException tooDeep(StackOverflowError cause) {
        return new MarshalException(
                RuntimeProblem.NESTED_TOO_DEEP,
                "",
                "objects nested deeper than the stack of the thread has room for",
                cause);
    }

    private static void goBack(Output out, long start, Throwable cause) {
        try {
            out.rewind(start);
        } catch (RuntimeException e) {
            keep(e, cause);
        }
    }

    private static void goBack(Input in, long start, Throwable cause) {
        try {
            in.position(start);
        } catch (RuntimeException e) {
            keep(e, cause);
        }
    }

    /** Memory that is released or closed has no position any more. The cause says so, or says something more important. */
    private static void keep(RuntimeException ofPosition, Throwable cause) {
        if (ofPosition != cause) {
            cause.addSuppressed(ofPosition);
        }
    }

    /** Whether it is thrown as it is: errors, and what {@link UntouchedFailures} say. */
    static boolean isPassedOn(Throwable cause) {
        return cause instanceof Error
                || (cause instanceof RuntimeException
                        && !(cause instanceof MarshalException)
                        && FailureServices.get(cause).isUntouched(cause));
    }

    private static RuntimeException asItIs(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return (RuntimeException) cause;
    }
}
