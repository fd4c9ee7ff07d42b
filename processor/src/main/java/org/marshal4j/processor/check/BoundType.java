package org.marshal4j.processor.check;

import java.util.List;
import java.util.function.Supplier;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.source.Target;
import org.marshal4j.schema.Schema;

/**
 * A type whose fields have codecs.
 *
 * @param target what is annotated
 * @param dto how the type is declared
 * @param codecs one for each field
 * @param form its wire form, which most checks do not ask for
 */
public record BoundType(Target target, Dto dto, List<Codec> codecs, Supplier<Schema> form) {

    public BoundType {
        codecs = List.copyOf(codecs);
    }
}
