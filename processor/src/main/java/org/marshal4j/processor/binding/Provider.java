package org.marshal4j.processor.binding;

import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.CodecFinder;
import org.marshal4j.processor.codec.FieldRequest;

/** Makes the codecs of one kind of field type. */
@FunctionalInterface
interface Provider {

    /**
     * The codec of a type, or why it has none, or nothing if the type is of another kind.
     *
     * @param request the type, and the options that annotations set
     * @param codecs finds the codecs of the types that this one contains
     */
    Optional<Binding> bind(FieldRequest request, CodecFinder codecs);
}
