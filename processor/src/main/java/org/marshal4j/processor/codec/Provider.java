package org.marshal4j.processor.codec;

import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Makes the codecs of one kind of field type. */
@FunctionalInterface
interface Provider {

    /**
     * The codec of a type, or why it has none, or nothing if the type is of another kind.
     *
     * @param required whether null is refused
     * @param codecs for the types that this one is made of
     */
    Optional<Binding> bind(TypeRef type, boolean required, Codecs codecs);
}
