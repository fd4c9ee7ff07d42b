package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * What a generated entry point does if anything is thrown inside it: it resets the position to the start of the message
 * and throws what these methods return. Only then does a {@link FailureHook} find the type, field and offset, by
 * walking over the bytes again according to the schema, so the hot path keeps no record of them.
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
     * Handles a failed write.
     *
     * @param start the position before the message
     * @return what to throw: a complete {@link MarshalException}, or the cause itself if {@link UntouchedFailures} say
     *     so
     * @throws Error the cause, if it is an error; a stack that is too small for the objects is a MarshalException
     *     instead, and so is a member of another class that a marshaller no longer finds
     */
    public static RuntimeException writing(Marshaller<?> marshaller, Output out, long start, Throwable thrown) {
        Throwable cause = known(marshaller, thrown);
        @Nullable RuntimeException result = null;
        try {
            if (cause instanceof PlacedFailure placed) {
                result = placed.reason();
            } else if (!isPassedOn(cause)) {
                result = FailureServices.get(cause).hook().writing(marshaller, out, start, cause);
            }
        } finally {
            goBack(out, start, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    /**
     * Handles a failed read.
     *
     * @param start the position before the message
     * @return as {@link #writing}
     * @throws Error as {@link #writing}
     */
    public static RuntimeException reading(Marshaller<?> marshaller, Input in, long start, Throwable thrown) {
        Throwable cause = known(marshaller, thrown);
        @Nullable RuntimeException result = null;
        try {
            if (cause instanceof PlacedFailure placed) {
                result = placed.reason();
            } else if (!isPassedOn(cause)) {
                result = FailureServices.get(cause).hook().reading(marshaller, in, start, cause);
            }
        } finally {
            goBack(in, start, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    private static Throwable known(Marshaller<?> marshaller, Throwable cause) {
        if (cause instanceof StackOverflowError overflow) {
            return tooDeep(overflow);
        }
        return cause instanceof IncompatibleClassChangeError changed ? outdated(marshaller, changed) : cause;
    }

    /** Creates the exception for a member that a marshaller was compiled against and that is no longer there. */
    private static Throwable outdated(Marshaller<?> marshaller, IncompatibleClassChangeError cause) {
        StackTraceElement[] calls = cause.getStackTrace();
        String caller = calls.length == 0 ? "" : calls[0].getClassName();
        try {
            ClassLoader loader = marshaller.getClass().getClassLoader();
            if (!Marshaller.class.isAssignableFrom(Class.forName(caller, false, loader))) {
                return cause;
            }
        } catch (ClassNotFoundException | LinkageError e) {
            return cause;
        }
        return new MarshalException(
                RuntimeProblem.OTHER_TYPE_VERSION,
                "",
                "recompile " + caller + ": it was compiled against another class (" + cause.getMessage() + ")",
                cause);
    }

    /**
     * Creates the exception for a stack overflow. Bytes alone can cause one before the maximum depth is reached, since
     * each level may be several collections.
     */
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

    /** Memory that is released or closed no longer has a position. The cause says so, or something more important. */
    private static void keep(RuntimeException ofPosition, Throwable cause) {
        if (ofPosition != cause) {
            cause.addSuppressed(ofPosition);
        }
    }

    /** Whether the exception is thrown unchanged: it is an error, or {@link UntouchedFailures} say so. */
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
