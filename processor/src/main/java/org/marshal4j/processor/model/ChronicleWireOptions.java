package org.marshal4j.processor.model;

import java.util.Optional;

/**
 * What annotations of Chronicle Wire say of a field.
 *
 * @param converter what makes it a text in text wires
 * @param comment what is written behind it in texts, with a place for its value
 * @param asMarshallable whether its state is to be written, and not its name
 */
public record ChronicleWireOptions(
        Optional<LongConverter> converter, Optional<String> comment, boolean asMarshallable) {

    /** A field without such annotations. */
    public static final ChronicleWireOptions NONE = new ChronicleWireOptions(Optional.empty(), Optional.empty(), false);
}
