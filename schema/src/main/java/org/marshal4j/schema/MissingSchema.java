package org.marshal4j.schema;

import java.util.stream.Collectors;
import org.marshal4j.schema.text.ShownText;

/** Says that a schema is missing. */
public final class MissingSchema {
    private MissingSchema() {}

    /**
     * The exception for a name without a schema. A word that is not known here is taken for the name of a class, but may
     * be a wire type that a later version of marshal4j has written.
     */
    public static IllegalArgumentException of(String name) {
        boolean mayBeWord = name.chars().allMatch(c -> c < 0x80 && (Character.isLowerCase(c) || Character.isDigit(c)));
        return new IllegalArgumentException("the schema of " + ShownText.of(name) + " is missing"
                + (mayBeWord ? "; if it is not a class, it is a wire type of a later version of marshal4j" : ""));
    }

    /**
     * {@return the message for a type id that a family does not have}
     *
     * @param id the type id
     * @param family the schema of the family's root
     */
    public static String ofTypeId(int id, Schema family) {
        return "unknown type id " + id + ": " + family.type() + " has "
                + family.members().entrySet().stream()
                        .map(member -> member.getKey() + " " + member.getValue())
                        .collect(Collectors.joining(", "));
    }
}
