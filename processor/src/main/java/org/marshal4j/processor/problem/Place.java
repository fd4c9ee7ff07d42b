package org.marshal4j.processor.problem;

import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.model.Name;

/**
 * Where in the source something is wrong.
 *
 * @param type the class
 * @param field the field in it, or null for the class as a whole
 */
public record Place(Name type, @Nullable String field) {

    /** The class as a whole. */
    public static Place of(Name type) {
        return new Place(type, null);
    }

    /** {@code Quote} or {@code Quote.bid}, as in messages. */
    @Override
    public String toString() {
        return type.simple() + (field == null ? "" : "." + field);
    }
}
