package org.marshal4j.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A method that an implementation of an interface must have.
 *
 * @param name its name
 * @param returns the type that it returns, without type arguments; empty if it returns nothing
 * @param parameters the types of its parameters, without type arguments
 */
public record Signature(String name, Optional<TypeRef> returns, List<TypeRef> parameters) {

    public Signature {
        parameters = List.copyOf(parameters);
    }
}
