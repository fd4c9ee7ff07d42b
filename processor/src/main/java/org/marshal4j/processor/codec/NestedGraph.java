package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;

/** Tells which types have marshallers that need the objects of the message. */
@FunctionalInterface
public interface NestedGraph {

    /** Whether the marshaller of a type needs them. */
    boolean isNeeded(Name type, Name marshaller);

    /** Whether a type needs one of them alone: the one that encloses it directly, if that has the class it asks for. */
    default boolean needsParentAlone(MarshalledType type) {
        return false;
    }

    /** Whether an object of a type can be passed to those that it holds in place of the graph: they need no other. */
    default boolean isEnough(MarshalledType holder) {
        return false;
    }
}
