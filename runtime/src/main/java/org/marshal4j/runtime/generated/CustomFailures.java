package org.marshal4j.runtime.generated;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.text.ShownText;

/**
 * Turns an exception thrown by a hand-written marshaller into one with the name of the field, which only the caller
 * knows.
 */
final class CustomFailures {
    private CustomFailures() {}

    /** Returns the exception to throw instead. */
    static RuntimeException in(String field, RuntimeException failure) {
        if (Failures.isPassedOn(failure)) {
            return failure;
        }
        if (failure instanceof MarshalException known) {
            return new MarshalException(
                    known.problem(),
                    field,
                    known.isComplete() ? String.valueOf(known.getMessage()) : known.detail(),
                    known);
        }
        return new MarshalException(problemOf(failure), field, ShownText.of(failure.toString()), failure);
    }

    /** Returns the exception to throw if the marshaller returned null. */
    static MarshalException nothingRead(String field, Object marshaller) {
        return new MarshalException(
                RuntimeProblem.OTHER, field, marshaller.getClass().getName() + " returned null instead of a value");
    }

    private static RuntimeProblem problemOf(RuntimeException failure) {
        if (failure instanceof BufferOverflowException) {
            return RuntimeProblem.BUFFER_FULL;
        }
        return failure instanceof BufferUnderflowException ? RuntimeProblem.BYTES_RUN_OUT : RuntimeProblem.OTHER;
    }
}
