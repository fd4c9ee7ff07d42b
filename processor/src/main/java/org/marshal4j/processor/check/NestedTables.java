package org.marshal4j.processor.check;

import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.nested.NestedTypes;

/** Finds fields whose objects contain objects of the class that declares the field: columns would nest without end. */
record NestedTables(NestedTypes nested) {
    /** Whether a field of a class leads back to it. */
    boolean leadsBack(Dto dto, Field field) {
        return nested.reachable(nested.nestedIn(field)).stream()
                .anyMatch(type -> type.name().equals(dto.name()));
    }
}
