package org.marshal4j.processor.problem;

import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.model.Name;

/**
 * Where in the source something is wrong.
 *
 * @param type the class in which
 * @param field the field in it, or null for the class as a whole
 * @param source the class at whose source it is reported, if that is being compiled too; mostly the same
 */
public record Place(Name type, @Nullable String field, Name source) {

    /** A field of the class. */
    public Place(Name type, @Nullable String field) {
        this(type, field, type);
    }

    /** The class as a whole. */
    public static Place of(Name type) {
        return new Place(type, null);
    }

    /** Something about the class that another one brought about. */
    public static Place of(Name type, Name source) {
        return new Place(type, null, source);
    }
}
