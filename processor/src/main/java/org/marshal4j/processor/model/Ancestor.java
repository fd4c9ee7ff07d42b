package org.marshal4j.processor.model;

import java.util.List;

/**
 * The nearest superclass that has a marshaller.
 *
 * @param name its name
 * @param marshaller the name of the marshaller
 * @param isImported whether it is imported, so that it has a marshaller but no generated interface
 * @param isAbstract whether its marshaller only carries the list of fields
 * @param fields how many fields a subclass inherits from it
 * @param leftOut the constants that its marshaller carries, but that the subclass does not inherit
 */
public record Ancestor(
        Name name, Name marshaller, boolean isImported, boolean isAbstract, int fields, List<String> leftOut) {

    public Ancestor {
        leftOut = List.copyOf(leftOut);
    }
}
