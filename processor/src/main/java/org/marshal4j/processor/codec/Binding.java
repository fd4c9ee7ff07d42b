package org.marshal4j.processor.codec;

import org.marshal4j.processor.problem.Diagnostic;

/** What comes of looking for a codec. */
public sealed interface Binding {

    /** There is one. */
    record Bound(Codec codec) implements Binding {}

    /** There will be one once another type, of which this one is made, is complete. */
    record Pending() implements Binding {}

    /**
     * There is none, for a reason.
     *
     * @param diagnostic the reason
     * @param arguments what its message takes after the field and its type
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on to a format, never compared
    record Refused(Diagnostic diagnostic, Object... arguments) implements Binding {}
}
