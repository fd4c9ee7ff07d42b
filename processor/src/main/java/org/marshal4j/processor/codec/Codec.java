package org.marshal4j.processor.codec;

import java.util.Set;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.schema.WireType;

/** How the values of one field type are written. Either part of a {@link BlockCodec block} or a {@link StepCodec step}. */
public sealed interface Codec permits BlockCodec, StepCodec {

    /** How many bytes a value takes. */
    Size size();

    /** What a schema says of the bytes. */
    WireType wireType();

    /** The annotations on the field that make a difference to it. */
    default Set<Option> supportedOptions() {
        return Set.of();
    }
}
