package org.marshal4j.processor.codec;

import java.util.Optional;

/** Makes the codecs of one kind of field type. */
@FunctionalInterface
interface Provider {

    /**
     * The codec of a type, or why it has none, or nothing if the type is of another kind.
     *
     * @param request the type, and what annotations say of its values
     * @param codecs for the types that this one is made of
     */
    Optional<Binding> bind(FieldRequest request, CodecFinder codecs);
}
