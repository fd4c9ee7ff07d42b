package org.marshal4j.processor.check;

import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.schema.Schema;

/**
 * A type whose fields have codecs.
 *
 * @param subject the annotated type
 * @param dto how the type is declared
 * @param fields its fields, with their codecs
 * @param schema its schema, which most checks do not need
 */
public record BoundType(Subject subject, Dto dto, List<BoundField> fields, Supplier<Schema> schema) {

    public BoundType {
        fields = List.copyOf(fields);
    }
}
