package org.marshal4j.runtime.generated;

import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** Whether values of a wire type are dynamic, or contain dynamic values other than in the fields of objects. */
public final class HoldsDynamic {
    private HoldsDynamic() {}

    /**
     * Tells whether objects of a type can hold other objects or dynamic values, so that their nesting depth has to be
     * counted.
     */
    public static boolean leadsDeeper(Schema schema) {
        return !schema.heldTypes().isEmpty()
                || schema.fields().stream().anyMatch(field -> field.type().holds(WireType.Dynamic.class));
    }
}
