package org.marshal4j.runtime.generated;

import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

/** Whether values of a wire type are dynamic, or contain dynamic values other than in the fields of objects. */
public final class HoldsDynamic {
    private HoldsDynamic() {}

    /**
     * Tells whether objects of a type can hold other objects or dynamic values, so that their nesting depth has to be
     * counted.
     */
    public static boolean leadsDeeper(Schema schema) {
        if (!schema.heldTypes().isEmpty()) {
            return true;
        }
        for (SchemaField field : schema.fields()) {
            if (field.type().holds(WireType.Dynamic.class)) {
                return true;
            }
        }
        return false;
    }
}
