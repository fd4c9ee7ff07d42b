package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.nested.NestedTypes;

/** Finds fields whose objects contain objects of the class that declares the field: columns would nest without end. */
final class NestedTables {

    private final NestedTypes nested;

    NestedTables(NestedTypes nested) {
        this.nested = nested;
    }

    /** Whether a field of a class leads back to it. */
    boolean leadsBack(Dto dto, Field field) {
        Set<MarshalledType> seen = new HashSet<>();
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(nested.nestedIn(field));
        while (!toLookAt.isEmpty()) {
            MarshalledType type = toLookAt.remove();
            if (type.name().equals(dto.name())) {
                return true;
            }
            if (seen.add(type)) {
                toLookAt.addAll(nested.of(type).types());
            }
        }
        return false;
    }
}
