package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;

/** Tells the sizes of types that have marshallers. */
@FunctionalInterface
public interface NestedSize {

    /** The size of the fields of a type, without a presence byte. */
    Size of(Name type, Name marshaller);

    /**
     * Whether objects of a type can be read into: the class has a constructor without parameters, and no field that
     * only a constructor sets.
     */
    default boolean isRefilled(Name type, Name marshaller) {
        return true;
    }
}
