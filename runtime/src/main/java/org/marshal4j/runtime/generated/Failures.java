package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.ThreadingIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FailureDiagnosis;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * What a generated entry point does when anything was thrown inside it: it puts the position back to the start of the
 * message, and throws what these methods return. Type, field and offset are found only now, by walking the bytes again by
 * the schema, so that the hot path keeps no record of them.
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
     * @param start the write position before the message, as {@link RawBytes#writePosition} gave it
     * @return what to throw: a complete {@link MarshalException}, or the cause itself if it is Chronicle's about an
     *     invalid object, a released buffer, or one that belongs to another thread
     * @throws Error the cause, if it is one; but a stack that is too small for the objects is a MarshalException
     */
    public static RuntimeException writing(Marshaller<?> marshaller, BytesOut<?> out, long start, Throwable thrown) {
        Throwable cause = ofDepth(thrown);
        @Nullable
        RuntimeException result = isPassedOn(cause) ? null : FailureDiagnosis.writing(marshaller, out, start, cause);
        try {
            out.writePosition(start);
        } catch (RuntimeException e) {
            keep(e, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    /**
     * For a failed read.
     *
     * @param start the read position before the message, as {@link RawBytes#readPosition} gave it
     * @return as {@link #writing}
     * @throws Error as {@link #writing}
     */
    public static RuntimeException reading(Marshaller<?> marshaller, BytesIn<?> in, long start, Throwable thrown) {
        Throwable cause = ofDepth(thrown);
        @Nullable
        RuntimeException result = isPassedOn(cause) ? null : FailureDiagnosis.reading(marshaller, in, start, cause);
        try {
            in.readPosition(start);
        } catch (RuntimeException e) {
            keep(e, cause);
        }
        return result != null ? result : asItIs(cause);
    }

    /** A released buffer has no position any more. The cause says so, or says something more important. */
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

    private static void keep(RuntimeException ofPosition, Throwable cause) {
        if (ofPosition != cause) {
            cause.addSuppressed(ofPosition);
        }
    }

    /** Whether it is thrown as it is: errors, and what Chronicle's own users catch. */
    static boolean isPassedOn(Throwable cause) {
        return cause instanceof Error
                || cause instanceof InvalidMarshallableException
                || cause instanceof ClosedIllegalStateException
                || cause instanceof ThreadingIllegalStateException;
    }

    private static RuntimeException asItIs(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return (RuntimeException) cause;
    }
}
