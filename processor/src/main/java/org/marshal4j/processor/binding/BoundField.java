package org.marshal4j.processor.binding;

import org.marshal4j.processor.access.AccessStyle;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * A field, and what has been chosen for it.
 *
 * @param field its declaration
 * @param codec how its values are written
 * @param access how generated code gets and sets it
 */
public record BoundField(Field field, Codec codec, AccessStyle access) {

    public String name() {
        return field.name();
    }

    public TypeRef type() {
        return field.type();
    }

    /** The codec of a field that the plan puts into a block. */
    public BlockCodec block() {
        return (BlockCodec) codec;
    }

    /** The codec of a field that is a step of the plan. */
    public StepCodec step() {
        return (StepCodec) codec;
    }
}
