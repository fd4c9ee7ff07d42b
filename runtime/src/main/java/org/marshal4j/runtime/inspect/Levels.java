package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.Schema;

/** Refuses objects that are nested as deeply as the readers refuse. */
final class Levels {
    private Levels() {}

    /**
     * Checks an object whose fields are about to be read. The readers count objects whose class can hold others, since
     * only they can lead deeper, and dynamic values with them.
     *
     * @param depth the number of objects around it
     * @throws org.marshal4j.runtime.MarshalException MARSHAL207 beyond {@link Checks#MAX_DEPTH}
     */
    static void check(int depth, Schema schema) {
        if (depth > Checks.MAX_DEPTH && HoldsDynamic.leadsDeeper(schema)) {
            Checks.depth(depth);
        }
    }
}
