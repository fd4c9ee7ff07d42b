package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.processor.model.Field;

/**
 * The fields of a DTO.
 *
 * @param fields the fields that are part of the message, superclasses first
 * @param parents the fields with {@code @Parent}, superclasses first
 * @param ancestor the nearest superclass with a marshaller
 */
record ScannedFields(List<Field> fields, List<Field> parents, Optional<Ancestor> ancestor) {

    ScannedFields {
        fields = List.copyOf(fields);
        parents = List.copyOf(parents);
    }
}
