package org.marshal4j.processor.model;

import java.util.Optional;

/**
 * What annotations of Chronicle Wire say about a field.
 *
 * @param converter converts it to text in text wires
 * @param comment the comment written after it in text, with a placeholder for its value
 * @param asMarshallable whether its state is written rather than its name
 */
public record ChronicleWireOptions(
        Optional<LongConverter> converter, Optional<String> comment, boolean asMarshallable) {

    /** A field without such annotations. */
    public static final ChronicleWireOptions NONE = new ChronicleWireOptions(Optional.empty(), Optional.empty(), false);
}
