package org.marshal4j.processor.codec;

import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/**
 * A value inside another: an element of a collection or of an array of objects, a key or value of a map or of a
 * single entry, the content of an Optional.
 *
 * @param role the part it plays there
 * @param type its type
 * @param codec how it is written, wherever it is found
 * @param isFree whether any value may replace it, including null and one that is already there
 */
public record Held(Role role, TypeRef type, StepCodec codec, boolean isFree) {

    /** The part that such a value plays. */
    public enum Role {
        /** An element of a collection or array. */
        ELEMENT("[]"),
        /** A key of a map. */
        KEY("[].key"),
        /** A value of a map. */
        VALUE("[].value"),
        /** The key of an entry without a map. */
        ENTRY_KEY(".key"),
        /** The value of an entry without a map. */
        ENTRY_VALUE(".value"),
        /** The content of a holder of one value. */
        CONTENT("");

        private final String label;

        Role(String label) {
            this.label = label;
        }
    }

    /** How a fixed-size value is stored over another one; empty if that cannot be done in place. */
    public Optional<BlockCodec> inPlace() {
        boolean isFixed = codec instanceof FixedStep step && !step.isHandWritten();
        return isFree && isFixed ? Optional.of(((FixedStep) codec).codec()) : Optional.empty();
    }

    /** Its name in a hex dump, in a field of that name. */
    public String label(String field) {
        return field + role.label;
    }
}
