package org.marshal4j.runtime.generated;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;

/** Creates exceptions without a location, if nothing can find it: they have the type and what was thrown. */
final class UnplacedFailures implements FailureHook {
    @Override
    public MarshalException writing(Marshaller<?> marshaller, Output out, long start, Throwable cause) {
        return cause instanceof BufferOverflowException
                ? foreign("writing", marshaller, RuntimeProblem.BUFFER_FULL, cause)
                : of("writing", marshaller, cause);
    }

    @Override
    public MarshalException reading(Marshaller<?> marshaller, Input in, long start, Throwable cause) {
        return cause instanceof BufferUnderflowException
                ? foreign("reading", marshaller, RuntimeProblem.BYTES_RUN_OUT, cause)
                : of("reading", marshaller, cause);
    }

    private static MarshalException of(String action, Marshaller<?> marshaller, Throwable cause) {
        return cause instanceof MarshalException bare && !bare.isComplete()
                ? completed(action, marshaller, bare)
                : foreign(action, marshaller, RuntimeProblem.OTHER, cause);
    }

    /** Completes an exception. The result replaces the bare one, so it also shows where that was thrown. */
    private static MarshalException completed(String action, Marshaller<?> marshaller, MarshalException bare) {
        MarshalException result = new MarshalException(
                action, marshaller.type().getName(), bare.path(), -1, bare.problem(), bare.detail(), bare.getCause());
        result.setStackTrace(bare.getStackTrace());
        for (Throwable suppressed : bare.getSuppressed()) {
            result.addSuppressed(suppressed);
        }
        return result;
    }

    private static MarshalException foreign(
            String action, Marshaller<?> marshaller, RuntimeProblem problem, Throwable cause) {
        String message = problem == RuntimeProblem.OTHER ? null : cause.getMessage();
        return new MarshalException(
                action,
                marshaller.type().getName(),
                "",
                -1,
                problem,
                message == null ? cause.toString() : message,
                cause);
    }
}
