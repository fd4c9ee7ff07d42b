package org.marshal4j.processor.check;

import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.source.Target;
import org.marshal4j.schema.Schema;

/**
 * A type whose fields have codecs.
 *
 * @param target the annotated type
 * @param dto how the type is declared
 * @param fields its fields, with their codecs
 * @param form its schema, which most checks do not need
 */
public record BoundType(Target target, Dto dto, List<BoundField> fields, Supplier<Schema> form) {

    public BoundType {
        fields = List.copyOf(fields);
    }
}
