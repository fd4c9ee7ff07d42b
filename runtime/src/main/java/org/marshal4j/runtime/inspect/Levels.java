package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.Schema;

/** Refuses objects that are nested as deep as the readers refuse them. */
public final class Levels {
    private Levels() {}

    /**
     * Checks an object whose fields are about to be read. The readers count those whose class can hold others, since they alone
     * can lead deeper, and dynamic values with them.
     *
     * @param depth how many objects are around it
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL207 beyond {@link Checks#MAX_DEPTH}
     */
    static void check(int depth, Schema schema) {
        if (depth > Checks.MAX_DEPTH && leadsDeeper(schema)) {
            Checks.depth(depth);
        }
    }

    /** Whether objects of that type can hold others, so that the readers count them. */
    public static boolean leadsDeeper(Schema schema) {
        return !schema.heldTypes().isEmpty()
                || schema.fields().stream().anyMatch(field -> field.type().accept(HoldsDynamic.INSTANCE));
    }
}
