package org.marshal4j.processor.codec;

import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.WireType;

/**
 * What a value holds: the elements of a collection or of an array of objects, the keys and values of a map, the content of an Optional.
 *
 * @param role what it is there
 * @param type its type
 * @param codec how it is written, wherever it is
 * @param isFree whether any value may take its place, null and one that is there already among them
 */
public record Held(Role role, TypeRef type, StepCodec codec, boolean isFree) {

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

    /** How a value of fixed size is stored where another one of it is; empty if that cannot be done in place. */
    public Optional<BlockCodec> inPlace() {
        boolean isFixed = codec instanceof FixedStep step && !(step.wireType() instanceof WireType.Custom);
        return isFree && isFixed ? Optional.of(((FixedStep) codec).codec()) : Optional.empty();
    }

    /** What a hex dump calls it, in a field of that name. */
    public String label(String field) {
        return field + role.label;
    }
}
