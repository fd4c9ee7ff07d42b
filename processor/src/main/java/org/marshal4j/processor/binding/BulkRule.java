package org.marshal4j.processor.binding;

import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** Tells which fields can be part of a bulk copy, out of objects as well as into them. */
public final class BulkRule {

    private BulkRule() {}

    /** Whether the field can be part of a bulk copy. */
    public static boolean allows(Dto dto, Field field) {
        return field.type() instanceof TypeRef.OfPrimitive && !field.hidden() && !field.isFinal() && !isFixed(dto);
    }

    /** Why the field cannot be copied in bulk. */
    static String obstacle(Dto dto, Field field) {
        if (dto.kind() == Dto.Kind.RECORD) {
            return "a component of a record, and the JVM does not reveal where it lies in memory";
        }
        if (dto.isBean()) {
            return "a property of an interface, whose objects may be of any class";
        }
        if (!(field.type() instanceof TypeRef.OfPrimitive)) {
            return field.type() + ", which is not primitive";
        }
        return field.hidden() ? "hidden by a field of a subclass" : "filled by a constructor";
    }

    private static boolean isFixed(Dto dto) {
        return dto.hasAccessors() || (dto.kind() == Dto.Kind.CLASS && !dto.isMutable());
    }
}
