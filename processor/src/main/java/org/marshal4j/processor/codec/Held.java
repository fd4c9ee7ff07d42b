package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.TypeRef;

/**
 * What a value holds: the elements of a collection or of an array of objects, the keys and values of a map, the content of an Optional.
 *
 * @param role what it is there
 * @param type its type
 * @param codec how it is written, wherever it is
 */
public record Held(Role role, TypeRef type, StepCodec codec) {

    /** What is held. */
    public enum Role {
        /** An element of a collection or array. */
        ELEMENT("[]"),
        /** A key of a map. */
        KEY("[].key"),
        /** A value of a map. */
        VALUE("[].value"),
        /** What a holder of one value holds. */
        CONTENT("");

        private final String label;

        Role(String label) {
            this.label = label;
        }
    }

    /** What a hex dump calls it, in a field of that name. */
    public String label(String field) {
        return field + role.label;
    }
}
