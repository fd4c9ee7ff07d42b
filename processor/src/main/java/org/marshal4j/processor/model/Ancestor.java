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
 * @param first the index of the first of these among the subclass's fields; not 0 if its own ones come before them
 * @param leftOut the constants that its marshaller carries, but that the subclass does not inherit
 */
public record Ancestor(
        Name name,
        Name marshaller,
        boolean isImported,
        boolean isAbstract,
        int fields,
        int first,
        List<String> leftOut) {

    public Ancestor {
        leftOut = List.copyOf(leftOut);
    }

    /** The same, with so many fields of the subclass before those that it inherits. */
    public Ancestor behind(int own) {
        return new Ancestor(name, marshaller, isImported, isAbstract, fields, own, leftOut);
    }

    /** Whether the subclass's own fields come before those that it inherits. */
    public boolean isLast() {
        return first > 0;
    }

    /** The fields that are inherited, among all of the subclass. */
    public <F> List<F> of(List<F> all) {
        return all.subList(first, first + fields);
    }
}
