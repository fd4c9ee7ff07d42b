package org.marshal4j.processor.codec;

import org.marshal4j.processor.problem.Diagnostic;

/** The result of looking for a codec. */
public sealed interface Binding {

    /** There is a codec. */
    record Bound(Codec codec) implements Binding {}

    /** There will be one, once another type that this one contains is complete. */
    record Pending() implements Binding {}

    /**
     * There is none.
     *
     * @param diagnostic why there is none
     * @param arguments the arguments of its message, after the field and its type
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on to a format, never compared
    record Refused(Diagnostic diagnostic, Object... arguments) implements Binding {}
}
