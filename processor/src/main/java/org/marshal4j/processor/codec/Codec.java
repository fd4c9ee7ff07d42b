package org.marshal4j.processor.codec;

import java.util.Set;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;

/** How the values of one field type stand on the wire. Either part of a {@link BlockCodec block} or a {@link StepCodec step}. */
public sealed interface Codec permits BlockCodec, StepCodec {

    /** How many bytes a value takes. */
    Size size();

    /** The wire type as a schema spells it, with {@code ?} behind it where null is provided for. */
    String wire();

    /** The annotations on the field that make a difference to it. */
    default Set<Option> heeds() {
        return Set.of();
    }
}
