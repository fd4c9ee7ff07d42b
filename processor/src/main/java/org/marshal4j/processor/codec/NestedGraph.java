package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.Name;

/** Tells which types have marshallers that need the objects of the message. */
@FunctionalInterface
public interface NestedGraph {

    /**
     * Whether the marshaller of a type needs them.
     */
    boolean isNeeded(Name type, Name marshaller);
}
